const unit = /(\d) (?=(?:km²?|m²?|kg|cm|mm|°C|%|h|min|Uhr)(?![\p{L}\d’'-]))/gu;

/** A text in which no line ends between a number and its unit: `62 km`, `20 °C`, `18 %`. */
export const withUnits = (text: string): string => text.replace(unit, "$1\u00a0");

const letter = /([\s(’][Ee])-(?=[Mm]ail)/g;

/** A text in which none ends after the first letter of an e-mail. */
export const withMail = (text: string): string => text.replace(letter, "$1-\u2060");

const lengths =
  "met(?:res|ros|ri)|mètres|(?:Kilo|Quadratkilo|Höhen)?[Mm]etern?|Kilo|Kilogramm|Litern?|Grad|Prozent|Dollar";
const times =
  "hours|days|nights|heures|jours|nuits|Stunden|Tagen?|Nächten?|Minuten|Wochen|Monaten?|Jahren?|horas|días|dias|noches|noites|ore|giorni|notti";
const said = new RegExp(`(\\d) (?=(?:${lengths}|${times})(?![\\p{L}\\d’'-]))`, "gu");

/** A text in which none ends between a number and its length or time in words either: `60 days`. */
export const withCounted = (text: string): string =>
  withMail(withUnits(text)).replace(said, "$1\u00a0");

/** A number that is yet to come, with what it counts; not the choices of an argument (`} days {…}`). */
const awaited = new RegExp(`([}#]) (?=(?:${lengths}|${times})(?![\\p{L}\\d’'-]| ?\\{))`, "gu");

/** The same for messages, in which the number may be an argument: `for {hours} hours`. */
export const withAwaited = (messages: string): string =>
  withCounted(messages).replace(awaited, "$1\u00a0");
