/** How many days ahead the departures that a rule makes are sold. */
export const leadDays = 10;
