/** What the desk's fields and lists of options look like. */
export const fieldLook = "min-h-11 rounded-picture border border-muted/70 bg-card px-3";
/** The same in the small type of rows. */
export const smallFieldLook = `${fieldLook} text-small`;
