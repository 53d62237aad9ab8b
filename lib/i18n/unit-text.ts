const unit = /(\d) (?=(?:km²?|m²?|kg|cm|mm|°C|%|h|min|Uhr)(?![\p{L}\d’'-]))/gu;

/** A text in which no line ends between a number and its unit: `62 km`, `20 °C`, `18 %`. */
export const withUnits = (text: string): string => text.replace(unit, "$1\u00a0");

const lengths = "met(?:res|ros|ri)|mètres|Metern?";
const times =
  "hours|days|nights|heures|jours|nuits|Stunden|Tagen?|Nächten?|horas|días|dias|noches|noites|ore|giorni|notti";
const said = new RegExp(`(\\d) (?=(?:${lengths}|${times})(?![\\p{L}\\d’'-]))`, "gu");

/** A text in which none ends between a number and its length or time in words either: `60 days`. */
export const withCounted = (text: string): string => withUnits(text).replace(said, "$1\u00a0");
