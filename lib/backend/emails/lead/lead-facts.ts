import { z } from "zod";
import {
  ContactMessageSchema,
  EnquirySchema,
  QuoteRequestSchema,
  ReviewSubmissionSchema,
} from "@/lib/contract/leads";
import type { Locale } from "@/lib/contract/locale";
import { countryName } from "@/lib/i18n/country-name";
import { formatDay, formatMoney, formatMonth } from "@/lib/i18n/format";
import { type Translator, translator } from "@/lib/i18n/translator";
import { referenceData } from "../../catalogue/reference-data";
import { subjectId, subjectName, tourTitles } from "../../catalogue/subject";
import type { EmailQuote } from "../email-content";

export type LeadKind = "quote" | "contact" | "enquiry" | "review";

type Fact = [label: string, value: string];
interface StoredLead {
  reference: string;
  kind: string;
  payload: unknown;
}

/**
 * What a lead says by choices, names and numbers, as labels and values in a language; what was not
 * said is left out. Nothing of it is free text, so that it may go to the address in the lead, which
 * need not be its sender's.
 */
export async function leadFacts(lead: StoredLead, locale: Locale): Promise<Fact[]> {
  const t = translator(locale);
  const facts = await factsOf(lead, locale, t);
  const all: Fact[] = [[t("Email.fields.reference"), lead.reference], ...facts];
  return all.filter(([, value]) => value !== "");
}

async function factsOf(lead: StoredLead, locale: Locale, t: Translator): Promise<Fact[]> {
  const label = (field: Parameters<typeof labelOf>[1]) => labelOf(t, field);
  const contact = (from: {
    full_name: string;
    email: string;
    phone?: string | undefined;
    country?: string;
  }): Contact => ({
    full_name: [label("name"), from.full_name],
    email: [label("email"), from.email],
    phone: [label("phone"), from.phone ?? ""],
    country: [label("country"), countryName(from.country ?? "", locale)],
  });
  switch (lead.kind) {
    case "quote":
      return quoteFacts(stored(QuoteRequestSchema).parse(lead.payload), locale, t, contact);
    case "contact":
      return Object.values(contact(stored(ContactMessageSchema).parse(lead.payload)));
    case "enquiry": {
      const enquiry = stored(EnquirySchema).parse(lead.payload);
      return [
        [label(enquiry.about.kind), await subjectName(enquiry.about, locale)],
        ...Object.values(contact(enquiry)),
      ];
    }
    default: {
      const review = stored(ReviewSubmissionSchema).parse(lead.payload);
      const about: Fact[] =
        review.about.kind === "general"
          ? []
          : [[label(review.about.kind), await subjectName(review.about, locale)]];
      return [
        ...about,
        [label("rating"), "★".repeat(review.rating)],
        [label("travelled_on"), review.travelled_on ? formatDay(review.travelled_on, locale) : ""],
        [label("photographs"), String(review.photographs?.length || "")],
        ...Object.values(contact(review)),
      ];
    }
  }
}

type Quote = ReturnType<typeof QuoteRequestSchema.parse>;
type Contact = Record<"full_name" | "email" | "phone" | "country", Fact>;
/** What is no choice, name or number, or concerns nobody who answers. */
type Untold =
  | ("message" | "coupon_code" | "invited_by" | "came_from")
  | ("save_details" | "agree" | "of_age" | "website" | "seconds_open");

async function quoteFacts(
  quote: Quote,
  locale: Locale,
  t: Translator,
  contact: (from: Quote) => Contact,
): Promise<Fact[]> {
  const label = (field: Parameters<typeof labelOf>[1]) => labelOf(t, field);
  const { places } = await referenceData(locale);
  const wanted = { kind: "tour", slug: quote.tour ?? "" } as const;
  const tour = (await subjectId(wanted)) ? await subjectName(wanted, locale) : "";
  const facts: Record<Exclude<keyof Quote, Untold>, Fact> = {
    tour: [label("tour"), tour],
    tours: [label("tours"), (await tourTitles(quote.tours, locale)).join(", ")],
    travel_type: [label("travel_type"), t(`Leads.travel_type.${quote.travel_type}`)],
    interests: [
      label("interests"),
      quote.interests.map((key) => t(`Leads.interests.${key}`)).join(", "),
    ],
    days: [label("days"), String(quote.days)],
    departure: [label("departure"), departureText(quote.departure, locale, t)],
    destinations: [
      label("destinations"),
      quote.destinations.flatMap((id) => places.get(id)?.name ?? []).join(", "),
    ],
    adults: [label("adults"), String(quote.adults)],
    children: [
      label("children"),
      quote.children.length === 0
        ? ""
        : t("Email.childAges", { count: quote.children.length, ages: quote.children.join(", ") }),
    ],
    rooms: [label("rooms"), quote.rooms ? String(quote.rooms) : ""],
    travel_with: [
      label("travel_with"),
      quote.travel_with.map((key) => t(`Leads.travel_with.${key}`)).join(", "),
    ],
    budget_per_person: [
      label("budget"),
      quote.budget_per_person === null ? "" : formatMoney(quote.budget_per_person * 100),
    ],
    ...contact(quote),
    contact_method: [label("contact_method"), t(`Leads.contact_method.${quote.contact_method}`)],
  };
  return Object.values(facts);
}

function departureText(departure: Quote["departure"], locale: Locale, t: Translator): string {
  if (departure.kind === "flexible") return t("Email.fields.flexible");
  if (departure.kind === "date") return formatDay(departure.date, locale);
  const [year = "", month = "1"] = departure.month.split("-");
  return `${formatMonth(Number(month), locale)} ${year}`;
}

const OwnWordsSchema = z.object({
  title: z.string().optional(),
  message: z.string().optional(),
  text: z.string().optional(),
  coupon_code: z.string().optional(),
});

/** What a visitor wrote in words of their own, by where they wrote it: for the operator alone. */
export function writtenIn({ payload }: Pick<StoredLead, "payload">) {
  const { title, message, text, coupon_code } = OwnWordsSchema.parse(payload);
  const fields = [
    { field: "coupon", text: coupon_code ?? "" },
    { field: "title", text: title ?? "" },
    { field: "message", text: message ?? text ?? "" },
  ] as const;
  return fields.filter((each) => each.text !== "");
}

/** The same for a mail to the operator. */
export function visitorsWords(lead: StoredLead): EmailQuote[] {
  const t = translator("en");
  return writtenIn(lead).map(({ field, text }) => ({
    title: `${labelOf(t, field)}, in the visitor’s words`,
    text,
  }));
}

// A lead that was taken before names had to be names is read all the same.
const stored = <T extends z.ZodRawShape>(schema: z.ZodObject<T>) =>
  schema.extend({ full_name: z.string() });

type FieldKey = keyof typeof import("../../../../messages/en.json")["Email"]["fields"];

function labelOf(t: Translator, field: FieldKey): string {
  return t(`Email.fields.${field}`);
}
