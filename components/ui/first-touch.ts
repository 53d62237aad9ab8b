const signs = ["pointerdown", "keydown", "focusin", "scroll", "wheel", "visibilitychange"] as const;

/** Tells once that somebody is there: touches, types, scrolls, or goes and comes back. Gives what ends the listening. */
export function onFirstTouch(tell: () => void): () => void {
  const heard = () => {
    stop();
    tell();
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, heard, true);
  };
  for (const sign of signs) window.addEventListener(sign, heard, { capture: true, passive: true });
  return stop;
}
