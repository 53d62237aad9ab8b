import { eq } from "drizzle-orm";
import type { FilledSnippet, SnippetPlace } from "@/lib/contract/desk/snippets";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay } from "@/lib/i18n/format";
import { dateFormat } from "@/lib/i18n/formats";
import { requests } from "../../db/inbox-schema";
import type { StaffRow } from "../../staff/sessions";
import { visibleTo } from "../request-list";
import { type Found, selectRequests, titlesIn, tourIds } from "../request-rows";
import { slugOf, whenOf } from "../request-wish";
import { snippets } from "./snippet-rows";

type Values = Partial<Record<SnippetPlace, string>>;

/** What stands where nothing is known; whoever answers fills it in. */
const gap = "[…]";

/**
 * The snippets for the answer to a request: in the guest's language and in English, with what is known
 * of them filled in.
 * @throws ApiError `not_found`, also for another role
 */
export async function snippetsFor(person: StaffRow, request: string): Promise<FilledSnippet[]> {
  const [[found], all] = await Promise.all([
    selectRequests(visibleTo(person), eq(requests.id, request)),
    snippets(),
  ]);
  if (!found) throw new ApiError("not_found");
  const locale = LocaleSchema.parse(found.request.locale);
  const [own, english] = await Promise.all([
    valuesIn(locale, found, person),
    valuesIn("en", found, person),
  ]);
  return all.flatMap(({ id, title, texts }) => {
    const inEnglish = filled(texts.en ?? "", english, "en");
    const text = texts[locale];
    if (text)
      return { id, title, language: locale, text: filled(text, own, locale), english: inEnglish };
    // Without English either it is of use to guests of other languages only.
    return texts.en
      ? { id, title, language: "en" as const, text: inEnglish, english: inEnglish }
      : [];
  });
}

function filled(text: string, values: Values, locale: Locale): string {
  const words = text.replace(
    /\{(guest|journey|dates|colleague)\}/g,
    (_, place: SnippetPlace) => values[place] || gap,
  );
  return datedSentence(words, locale);
}

async function valuesIn(locale: Locale, found: Found, { name }: StaffRow): Promise<Values> {
  const { lead, booking } = found;
  const { day, month } = booking ? { day: booking.starts } : whenOf(lead?.payload);
  const date = day ? formatDay(day, locale) : month && monthText(month, locale);
  return {
    guest: lead?.name ?? booking?.name ?? "",
    journey: await journeyIn(locale, found),
    dates: date ?? "",
    colleague: name,
  };
}

async function journeyIn(locale: Locale, { lead, booking }: Found): Promise<string> {
  const slug = slugOf(lead?.payload);
  const id = booking?.tourId ?? (slug && (await tourIds([slug]))[0]?.id);
  const [title] = id ? await titlesIn(locale, [id]) : [];
  return title?.[1] ?? "";
}

const monthText = (month: string, locale: Locale) =>
  dateFormat(locale, { month: "long", year: "numeric" }).format(new Date(`${month}-15T00:00:00Z`));
