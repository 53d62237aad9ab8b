/** How many pages of a visit go along at most, and how long a path may be; islands import this: without zod. */
export const mostPages = 20;
export const longestPath = 200;
