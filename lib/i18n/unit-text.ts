const unit = /(\d) (?=(?:km²?|m²?|kg|cm|mm|°C|%|h|min|Uhr)(?![\p{L}\d’'-]))/gu;

/** A text in which no line ends between a number and its unit: `62 km`, `20 °C`, `18 %`. */
export const withUnits = (text: string): string => text.replace(unit, "$1\u00a0");
