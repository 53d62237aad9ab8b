/** Told to the window when the parts of a page work: what was pressed before is pressed then. */
export const readyEvent = "tembea:ready";
