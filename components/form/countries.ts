import type { Locale } from "@/lib/contract/locales";
import { countryName } from "@/lib/i18n/country-name";

const codes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/** Where most readers of a language live; of a language without this the visitor's own region alone comes first. */
const usual: Partial<Record<Locale, string>> = {
  en: "GB US CA AU IE",
  de: "DE AT CH",
  fr: "FR BE CH CA",
  es: "ES MX AR CO CL",
  it: "IT CH",
  pt: "PT BR",
};

export interface Country {
  code: string;
  name: string;
}

const held = new Map<string, Country[]>();

/** Every country with its name in a language, in the order of that language's alphabet. */
export function countries(locale: Locale): Country[] {
  const known = held.get(locale);
  if (known) return known;
  const list = codes
    .split(" ")
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  held.set(locale, list);
  return list;
}

/** The same, but for those that the visitor most likely lives in: they come first. */
export function likelyFirst(locale: Locale): { likely: Country[]; others: Country[] } {
  const all = countries(locale);
  const regions = navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]);
  const first = [...new Set([...regions, ...(usual[locale]?.split(" ") ?? [])])];
  const likely = first.flatMap((code) => all.find((each) => each.code === code) ?? []);
  return { likely, others: all.filter((each) => !likely.includes(each)) };
}
