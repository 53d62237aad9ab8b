const longestMs = 45_000;

/**
 * Goes to another page, and is not done before that is there: on a slow line this one can still be
 * pressed. Whoever comes back to it, or has stopped waiting, finds it as it was.
 */
export const leaving = (go: () => void): Promise<void> =>
  new Promise((stays) => {
    window.addEventListener("pageshow", () => stays(), { once: true });
    setTimeout(stays, longestMs);
    go();
  });
