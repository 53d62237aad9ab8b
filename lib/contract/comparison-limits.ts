/** How many tours stand side by side; apart from the call, as what reads it in a browser loads no schemas. */
export const mostCompared = 4;
