import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import type { Locale } from "@/lib/i18n/locales";
import { strings, textsOf } from "../support/content-texts";

const content = loadContent("content");

/** Words that a native reader tripped over, and what is said in their place. */
const slips: [Locale, pattern: RegExp, instead: string][] = [
  ["de", /\b[Ii]n der Dämmerung\b/, "im Morgengrauen, in der Abenddämmerung"],
  ["de", /\bAngebot anfragen\b/, "Angebot anfordern"],
  ["de", /\bInternetadresse\b/, "IP-Adresse"],
  ["de", /\bwarme Schicht/, "warme Sachen"],
  ["de", /\bMessezelt/, "Speisezelt"],
  ["de", /\bin die Knie\b/, "auf die Knie"],
  ["de", /\bWie sicher sieht man\b/, "Wie gut stehen die Chancen"],
  ["de", /\b(?:[Gg]anz gleich|[Ee]gal) (?:wie|wer|was|wo|mit)\b/, "ganz gleich, wie"],
  ["de", /\bEinen Augenblick\b/, "Einen Moment"],
  ["de", /\bCampingpl[aä]tz/, "Zeltplatz"],
  ["de", /\bauf dem (?:es|sie|das Geld|die Zahlung) kam/, "auf dem Sie gezahlt haben"],
  ["de", /\b(?:auf (?:dem|Ihr)|das) Telefon\b/, "Smartphone"],
  ["de", /\b(?:ist|sind) (?:nicht )?im Preis(?=[.:,;])/, "ist im Preis enthalten"],
  [
    "de",
    /\bDie Wanderung (?:ist im|in zwei|Monat)|\bWanderung (?:zu sehen|sehen,)/,
    "Tierwanderung",
  ],
  ["de", /(?:^|\s)[Üü]ber den (?:Manyara-See|Eyasi-See|Natronsee)\b/, "am Manyara-See vorbei"],
  ["de", /\bsehen Sie (?!sich)[^.]{1,40} noch einmal an\b/, "sehen Sie sich … noch einmal an"],
  ["de", /\bStunden umgestiegen\b/, "Stunden im Transit"],
  ["de", /\bHeim(?:weg|fahrt)\b/, "Rückweg, Rückfahrt"],
  ["de", /\bRucksackpreis/, "Backpacker-Preis"],
  ["de", /\bzum (?:Heim|Zurück)kommen\b/, "am Ende des Tages"],
  ["de", /\bKante des Kraters\b/, "Kraterrand"],
  ["fr", /\binterrogez votre médecin\b/, "demandez conseil à votre médecin"],
  ["fr", /\bfermes? à café\b/i, "plantation de café"],
  ["fr", /\bKilimandjaro\b/, "Kilimanjaro"],
  ["fr", /\b(?:jours|six|huit) sur (?:Lemosho|Machame|Marangu|Rongai)\b/, "par Lemosho"],
  ["fr", /\b[Ll]a Wami\b/, "le Wami"],
  ["fr", /\b(?:droits|taxe) du cratère\b|\bparcs et du cratère\b/, "taxe de descente"],
  ["fr", /\bau (?:Ruaha|Nyerere|Katavi|Mahale)\b/, "à Ruaha"],
  ["fr", /\bpetit déjeuner\b/i, "petit-déjeuner"],
  ["fr", /\bcertificat de fièvre jaune\b/, "certificat de vaccination contre la fièvre jaune"],
  ["fr", /\bvisit(?:ons|ez) (?:une|des|peu de|quelques) famille/, "rendre visite à"],
  ["it", /\b(?:erba|terra) aperta\b/i, "prateria"],
  ["it", /\bstrat[oi] cald[oi]\b/, "indumenti caldi"],
  ["it", /\blag(?:o|hi) bass[oi]\b|\bbasso lago\b/, "poco profondo"],
  ["it", /\bindirizzo internet\b/, "indirizzo IP"],
  ["it", /\b(?:la|una|della|alla) capo guida\b|\bcapoguida\b/, "il capo guida"],
  ["it", /\blagun[ae] bass[ae]\b/, "laguna poco profonda"],
  ["it", /\b(?:Moru|Gol) Kopjes\b/, "i kopje di Moru"],
  ["it", /\bnott[ei] ciascuna\b/, "una notte qui e una lì"],
  ["it", /\b(?:nostra|della) squadra (?:di Arusha|vi)\b/, "il nostro team"],
  ["it", /\b[Dd]opo il buio\b/, "dopo il tramonto"],
  ["it", /\bbattitor[ei]\b/, "esperto di tracce"],
  ["it", /\b(?!Klein)[A-Z][a-z]+ Gate\b/, "cancello di Machame"],
  ["it", /È sicuro vedere/, "Si è sicuri di vedere"],
  ["it", /\btenda (?:bagno|toilette)\b/, "tenda WC"],
  ["it", /\bchiedeteci(?=[.:]|$)/i, "scriveteci"],
  ["it", /\bcertificato (?:di|contro la) febbre gialla\b/, "certificato di vaccinazione contro"],
  [
    "it",
    /\b(?:giorni|notti|tenda|rifugio|sei|otto|[Ss]abato|[Dd]omenica) a (?:Machame|Lemosho|Marangu|Rongai)\b(?! Camp)/,
    "sulla Machame",
  ],
  ["it", /\b[Aa]lbergh?[oi]\b/, "hotel"],
  ["it", /\blung(?:o|hi) obiettiv[oi]\b/, "teleobiettivo"],
  ["it", /\b(?:nel|sul|del|dal|al) Ngorongoro\b/, "a Ngorongoro"],
  ["it", /\bNon ogni\b/, "Non tutti"],
  ["it", /\bnotti ciascuno\b/, "due notti in ognuno"],
  ["it", /\bviaggi[^.]{0,25} pernottan/, "viaggi in cui si dorme"],
  [
    "it",
    /\b(?:prevedono|prevede|[Vv]iaggi con) notti (?:lì|qui)(?!\p{L})/u,
    "viaggi in cui si dorme",
  ],
  ["it", /\bdecoll\p{L}+ oltre\b/u, "decollate sorvolando"],
  ["it", /\bda\p{L}* [\p{L} ]{3,20} per (?:Arusha|Dar es Salaam|Zanzibar) a\b/u, "via Arusha"],
  ["it", /\b(?:visitatori|auto) di giornata\b/, "chi viene in giornata"],
  ["it", /\b(?:km|chilometri) piani\b/, "chilometri in piano"],
  ["it", /\bstrada di casa\b/, "strada del ritorno"],
  ["it", /\b[Ss]trad[ae] (?:brev|di media lunghezza|più lunga dura)/, "tragitti brevi"],
  ["it", /\b[Dd]ormite presto\b/, "andate a letto presto"],
  ["it", /\bgiorno (?:intero )?di nulla\b/, "un giorno senza programma"],
  ["it", /\bprobabilità di (?:vetta|rinoceront)/, "probabilità di arrivare in vetta"],
  ["it", /\bcancello Klein/, "Klein’s Gate"],
  ["pt", /\b(?:verificad[oa]s?|pago|alteração) em (?:\{|\d+ de )/i, "verificado a 2 de setembro"],
  ["pt", /\b(?:orla|cratera) do Ngorongoro\b/, "orla de Ngorongoro"],
  ["pt", /\btampões(?! para os ouvidos)/i, "tampões para os ouvidos"],
  ["pt", /\bsuítes?\b/i, "suite"],
  ["pt", /\bo que (?:não )?precisa\b(?! de)/, "aquilo de que precisa"],
  ["pt", /\bfora da entrada\b/i, "à saída do parque"],
  ["pt", /(?<!\p{L})onde se chega\b/u, "aonde se chega"],
  ["pt", /\bcertificado (?:de|da|contra a) febre-amarela\b/i, "certificado de vacinação contra"],
  ["pt", /(?<!\p{L})água (?:é (?:tão )?|tão )?limpa(?!\p{L})/iu, "água límpida"],
  ["pt", /\b(?:está|estão|fica|ficam) no preço\b/i, "incluído no preço"],
  ["pt", /\bviagens que (?:aqui |lá )?dormem\b/i, "viagens com noites"],
  [
    "pt",
    /\bviagens (?:privadas )?(?:que )?(?:aqui |lá )?pernoitam?\b/i,
    "viagens em que lá se pernoita",
  ],
  ["pt", /\bbeba muito\b/i, "beba muita água"],
  ["pt", /\bfloresta de (?:nuvens|nevoeiro|névoa)/i, "floresta nebulosa"],
  ["pt", /\bpasso de Kinasi\b/i, "passagem de Kinasi"],
  ["pt", /\bouriços(?= (?:no|do) (?:recife|mar)\b)/i, "ouriços-do-mar"],
  [
    "pt",
    /\b(?:dias?|noites?|meses)(?:\}\})? onde (?:costumam|se)\b/i,
    "dias em lugares onde costumam",
  ],
  ["pt", /\bbotas (?:impermeáveis )?de cano\b(?! (?:alto|médio))/i, "botas de cano alto"],
  ["pt", /\bdias de ilha\b/i, "dias nas ilhas"],
  ["pt", /\b(?:pistas|estradas) (?:estão|ficam|são)[^.,;]{0,12} moles\b/i, "pistas enlameadas"],
  ["pt", /(?<!\p{L})lugares, com início a\b/iu, "a viagem começa, não os lugares"],
  ["pt", /\bcentral de atendimento\b/i, "centro de atendimento"],
  [
    "pt",
    /\bmuro (?:verde|azul|negro|de (?:floresta|montanhas)|dos Usambara|do (?:vale do )?Rift)\b/i,
    "muralha, escarpa",
  ],
  ["pt", /\bhot(?:el|éis) de jardim\b/i, "hotel com jardim"],
];

describe("a word that a native reader trips over", () => {
  it.each(slips)("is not said: %s, %s, but: %s", (locale, pattern) => {
    const messages: unknown = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
    const all = [...textsOf(content, locale), ...strings(messages, `${locale}/messages`)];
    expect(all.length).toBeGreaterThan(3_000);
    const said = all.filter(([, text]) => pattern.test(text.replaceAll(/[\s\u00a0\u202f]+/g, " ")));
    expect(said.map(([at]) => at)).toEqual([]);
  });
});
