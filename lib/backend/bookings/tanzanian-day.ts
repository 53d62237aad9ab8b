const inTanzania = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Dar_es_Salaam",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The ISO day that a moment belongs to in Tanzania, by whose calendar cancellations count. */
export function tanzanianDay(moment = new Date()): string {
  return inTanzania.format(moment);
}
