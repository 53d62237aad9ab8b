const shapeOf = (letter: string) => new RegExp(`^${letter}(-[2-9A-HJ-NP-Z]{4}){3}$`);

/** What a reference of each kind looks like: three groups of letters and digits that nobody mistakes. */
export const bookingShape = shapeOf("B");
export const offerShape = shapeOf("O");
export const shareShape = shapeOf("S");
