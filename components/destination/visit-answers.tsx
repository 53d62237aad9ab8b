import { getLocale, getTranslations } from "next-intl/server";
import type { Destination } from "@/lib/contract/destinations";
import { AnimalSchema } from "@/lib/contract/vocabulary";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { durationText } from "@/lib/i18n/duration-text";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import { monthsText } from "@/lib/i18n/month-spans";
import { nounList } from "@/lib/i18n/noun-list";
import { withUnits } from "@/lib/i18n/unit-text";

const crowdsAre = { 1: "few", 2: "some", 3: "many" } as const;
const isCrowd = (number: number): number is 1 | 2 | 3 => number in crowdsAre;

const spanOf = ([from, to]: [number, number]) =>
  to === 1 ? "one" : from === to ? "same" : "other";

/** A question about a place, and what is known of it. */
export interface Answer {
  question: string;
  lines: string[];
}

/** What somebody asks before they go, as far as it is known; every number comes from the content. */
export async function visitAnswers({ visit, best_time, high_season }: Destination) {
  if (!visit) return [];
  const [t, day, animal, locale] = await Promise.all([
    getTranslations("Destinations.visit"),
    getTranslations("TourPage.day"),
    getTranslations("Destinations.animals"),
    getLocale(),
  ]);
  const distance = numberFormat(locale, { style: "unit", unit: "kilometer" });
  const { access, arrival, nights, fee, crowds, animals } = visit;
  const ways = access.map(({ from, kind, hours, km }) => {
    const words = { from, hours: durationText(hours, day) };
    const text =
      kind === "road" && arrival
        ? t("roadTo", { ...words, to: arrival })
        : t(`ways.${kind}`, words);
    return km === null ? text : `${text} (${withUnits(distance.format(km))})`;
  });
  // Animals that are there in the same months share a line.
  const seen = new Map<string, string[]>();
  for (const key of AnimalSchema.options) {
    const months = animals[key];
    if (!months) continue;
    const when = months.length === 12 ? t("allYear") : monthsText(months, locale, "long");
    seen.set(when, [...(seen.get(when) ?? []), animal(key)]);
  }
  const sights = [...seen].map(([when, names]) =>
    t("seen", { animal: nounList(names, locale), when }),
  );
  const price = fee && [
    t("fee", { price: formatPayment(fee.adult_minor) }),
    ...(fee.vehicle_minor === null
      ? []
      : [t("feeVehicle", { price: formatPayment(fee.vehicle_minor) })]),
    datedSentence(t("feeNote", { date: formatDay(fee.checked, locale) }), locale),
  ];
  const season = [
    best_time && t("best", { months: best_time }),
    high_season && t("high", { months: high_season }),
  ].filter((line) => line !== "");
  const all: Answer[] = [
    { question: t("ask.way"), lines: ways },
    {
      question: t("ask.nights"),
      lines: nights ? [t("nights", { from: nights[0], to: nights[1], span: spanOf(nights) })] : [],
    },
    { question: t("ask.fee"), lines: price ?? [] },
    { question: t("ask.animals"), lines: sights },
    { question: t("ask.season"), lines: season },
    {
      question: t("ask.crowds"),
      lines: crowds !== null && isCrowd(crowds) ? [t(`crowds.${crowdsAre[crowds]}`)] : [],
    },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

/** The answers side by side, without anything to open. */
export function VisitAnswers({ answers }: { answers: Answer[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:even-threes">
      {answers.map(({ question, lines }) => (
        <div key={question} className="border-gold border-t-2 pt-4">
          <dt className="font-semibold font-serif text-[1.25rem] leading-snug">{question}</dt>
          {lines.map((line) => (
            <dd key={line} className="figures mt-2">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
