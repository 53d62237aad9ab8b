/** The room the guide's language takes, kept free until its script has come. */
export const filterRow = "mt-10 min-h-32 sm:min-h-20";
