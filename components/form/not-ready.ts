/** A button that waits for its script: it fades when that takes long. */
export const notReadyClass = "disabled:animate-not-ready disabled:cursor-progress!";
