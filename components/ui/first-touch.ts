const signs = ["pointerdown", "keydown", "focusin", "scroll", "wheel", "visibilitychange"] as const;

/**
 * Tells that somebody is there: touches, types, scrolls, or goes and comes back; once, and again as long
 * as what came of it failed. Gives what ends the listening.
 */
export function onFirstTouch(tell: () => Promise<boolean>): () => void {
  let isEnded = false;
  const ignore = () => {
    for (const sign of signs) window.removeEventListener(sign, heard, true);
  };
  const listen = () => {
    if (isEnded) return;
    for (const sign of signs)
      window.addEventListener(sign, heard, { capture: true, passive: true });
  };
  const heard = async () => {
    ignore();
    if (!(await tell())) listen();
  };
  listen();
  return () => {
    isEnded = true;
    ignore();
  };
}
