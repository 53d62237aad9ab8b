const letter = String.raw`\p{L}`;
const word = (words: string) => `(?<!${letter})(?:${words})(?!${letter})`;

const family = word("fam|family|families|familien?|famille|famiglia|familia|família");
const couple = word("ehepaar|eheleute|couple|coppia|coniugi|époux");
const man = "mr|herrn?|hr|m|monsieur|sr|señor|senhor|sig|signor";
const woman = String.raw`mrs|ms|frau|fr|mme|madame|sra|señora|senhora|sig\.?ra|signora`;
const title = (sex: string) => `${word(sex)}\\.?`;
const and = String.raw`\s*(?:&|\+|\/|${word("and|und|u|et|y|e|ed")}\.?)\s*`;
const pair = `${title(man)}${and}${title(woman)}|${title(woman)}${and}${title(man)}`;
// In Spanish, Portuguese and Italian one person's name may have its own word for "and" in it.
const several = String.raw`[&+\/]|${word("and|und|et")}`;

const household = new RegExp([family, couple, pair, several].join("|"), "iu");

/**
 * The name of a traveller, as in a passport, where somebody goes by a name: none where that is plainly a
 * household's, such as "Familie Weiß" or "Mr & Mrs Miller".
 */
export const travellerIn = (name: string): string => (household.test(name) ? "" : name);
