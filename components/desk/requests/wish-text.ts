import type { CameFrom } from "@/lib/contract/came-from";
import type { RequestKind, Wish } from "@/lib/contract/desk/requests";
import { formatMoney } from "@/lib/i18n/format";
import { dayText, monthText } from "../desk-formats";
import { deskWords } from "../words/words";

const words = deskWords.wish;

/** What was asked for, in one line: the journey and its dates, or how what was written begins. */
export function wishText(kind: RequestKind, wish: Wish): string {
  const { about, title, message } = wish;
  switch (kind) {
    case "quote":
      return [
        journeyText(wish),
        wish.days && words.days(wish.days),
        whenText(wish) || words.anyDate,
      ]
        .filter(Boolean)
        .join(", ");
    case "booking":
      return [about, whenText(wish)].filter(Boolean).join(", ");
    case "review":
      return [stars(wish.rating ?? 0), title, about].filter(Boolean).join(" · ");
    default:
      return [about, message && words.quoted(message)].filter(Boolean).join(": ");
  }
}

const journeyText = ({ about, interests }: Wish) =>
  about || interests.map((key) => words.interests[key]).join(", ") || words.journey;

const whenText = ({ day, month }: Wish) => (day ? dayText(day) : month ? monthText(month) : "");

const stars = (rating: number) => "★".repeat(rating) + "☆".repeat(5 - rating);

/** Who travels, and what they may spend or what it costs; nothing of what was not said. */
export function wishFacts({ adults, children, budget_minor, total_minor }: Wish): string[] {
  return [
    ...(adults === null ? [] : [words.party(adults, children)]),
    ...(budget_minor === null ? [] : [words.budget(formatMoney(budget_minor))]),
    ...(total_minor === null ? [] : [formatMoney(total_minor)]),
  ];
}

/** From where somebody came to the site, with the campaign and the first page, and what they read. */
export function cameFromFacts(from: CameFrom): [label: string, value: string][] {
  const { page, referrer, source, medium, campaign, pages } = from;
  const named = [campaign, medium].filter(Boolean).join(", ");
  const by = source || referrer || (named ? "" : words.directly);
  const all = [by, named, referrer !== by && referrer, words.firstPage(page)];
  return [
    [words.cameFrom, all.filter(Boolean).join(" · ")],
    ...(pages ? [[words.pages, pages.join(" → ")] satisfies [string, string]] : []),
  ];
}
