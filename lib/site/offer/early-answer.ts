/** What the key of an offer looks like: its guest's, or a fellow traveller's. */
export const offerKeyShape = /^o[fr]_[\w-]{20,100}$/;

/** What has been asked for while the page was still being read. */
interface EarlyOffer {
  path: string;
  key: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyOffer?: EarlyOffer | undefined;
  }
}

/**
 * The answer to what the document of an offer has asked for by itself, for the same address and key;
 * once, as whoever asks again wants to know how it stands then.
 */
export async function earlyAnswer(key: string): Promise<Response | undefined> {
  const early = window.earlyOffer;
  window.earlyOffer = undefined;
  if (early?.key !== key || early.path !== location.pathname) return undefined;
  return early.answer.catch(() => undefined);
}
