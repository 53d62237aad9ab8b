/** The ISO day in UTC, by which prices and the first day of a journey are judged. */
export const utcToday = () => new Date().toISOString().slice(0, 10);
