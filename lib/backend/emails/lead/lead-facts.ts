import type { KnownOfLead } from "@/lib/contract/desk/known";
import type { Locale } from "@/lib/contract/locale";
import { countryName } from "@/lib/i18n/country-name";
import { formatDay, formatMoney, formatMonth } from "@/lib/i18n/format";
import { type Translator, translator } from "@/lib/i18n/translator";
import { knownOfLead, type StoredLead, writtenIn } from "../../leads/known-of-lead";
import type { EmailQuote } from "../email-content";

export type LeadKind = "quote" | "contact" | "enquiry" | "review";

type Fact = [label: string, value: string];

/** What is known of a lead, as labels and values in a language; what was not said is left out. */
export async function leadFacts(lead: StoredLead, locale: Locale): Promise<Fact[]> {
  const t = translator(locale);
  const label = (field: FieldKey) => labelOf(t, field);
  const known = await knownOfLead(lead, locale);
  const { travel_type, departure, children, budget_minor, travelled_on, contact_method } = known;
  const facts: Record<keyof KnownOfLead, Fact> = {
    reference: [label("reference"), known.reference ?? ""],
    tour: [label("tour"), known.tour ?? ""],
    destination: [label("destination"), known.destination ?? ""],
    tours: [label("tours"), known.tours?.join(", ") ?? ""],
    travel_type: [label("travel_type"), travel_type ? t(`Leads.travel_type.${travel_type}`) : ""],
    interests: [
      label("interests"),
      known.interests?.map((key) => t(`Leads.interests.${key}`)).join(", ") ?? "",
    ],
    days: [label("days"), numberText(known.days)],
    departure: [label("departure"), departure ? departureText(departure, locale, t) : ""],
    destinations: [label("destinations"), known.destinations?.join(", ") ?? ""],
    adults: [label("adults"), numberText(known.adults)],
    children: [
      label("children"),
      children ? t("Email.childAges", { count: children.length, ages: children.join(", ") }) : "",
    ],
    rooms: [label("rooms"), numberText(known.rooms)],
    travel_with: [
      label("travel_with"),
      known.travel_with?.map((key) => t(`Leads.travel_with.${key}`)).join(", ") ?? "",
    ],
    budget_minor: [label("budget"), budget_minor === undefined ? "" : formatMoney(budget_minor)],
    rating: [label("rating"), "★".repeat(known.rating ?? 0)],
    travelled_on: [label("travelled_on"), travelled_on ? formatDay(travelled_on, locale) : ""],
    photographs: [label("photographs"), numberText(known.photographs)],
    name: [label("name"), known.name ?? ""],
    email: [label("email"), known.email ?? ""],
    phone: [label("phone"), known.phone ?? ""],
    country: [label("country"), countryName(known.country ?? "", locale)],
    contact_method: [
      label("contact_method"),
      contact_method ? t(`Leads.contact_method.${contact_method}`) : "",
    ],
  };
  return Object.values(facts).filter(([, value]) => value !== "");
}

const numberText = (number: number | undefined) => (number === undefined ? "" : String(number));

function departureText(
  departure: NonNullable<KnownOfLead["departure"]>,
  locale: Locale,
  t: Translator,
): string {
  if (departure.kind === "flexible") return t("Email.fields.flexible");
  if (departure.kind === "date") return formatDay(departure.date, locale);
  const [year = "", month = "1"] = departure.month.split("-");
  return `${formatMonth(Number(month), locale)} ${year}`;
}

/** What a visitor wrote in words of their own, for a mail to the operator. */
export function visitorsWords(lead: StoredLead): EmailQuote[] {
  const t = translator("en");
  return writtenIn(lead).map(({ field, text }) => ({
    title: `${labelOf(t, field)}, in the visitor’s words`,
    text,
  }));
}

type FieldKey = keyof typeof import("../../../../messages/en.json")["Email"]["fields"];

function labelOf(t: Translator, field: FieldKey): string {
  return t(`Email.fields.${field}`);
}
