/** Raised whenever the drawing changes, so that every picture is drawn again. */
export const generatorVersion = 3;
