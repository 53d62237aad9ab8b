import { z } from "zod";
import type { KnownOfLead } from "@/lib/contract/desk/known";
import {
  ContactMessageSchema,
  EnquirySchema,
  type QuoteRequest,
  QuoteRequestSchema,
  ReviewSubmissionSchema,
} from "@/lib/contract/leads";
import type { Locale } from "@/lib/contract/locale";
import { referenceData } from "../catalogue/reference-data";
import { subjectId, subjectName, tourTitles } from "../catalogue/subject";

export interface StoredLead {
  reference: string;
  kind: string;
  payload: unknown;
}

/**
 * What a lead says by choices, names and numbers, with what it names in a language; what was not said
 * is left out. Nothing of it is free text, so that it may go to the address in the lead, which need not
 * be its sender's.
 */
export async function knownOfLead(lead: StoredLead, locale: Locale): Promise<KnownOfLead> {
  const all = { reference: lead.reference, ...(await saidIn(lead, locale)) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isSaid(value)));
}

const isSaid = (value: unknown) =>
  value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

async function saidIn(lead: StoredLead, locale: Locale): Promise<KnownOfLead> {
  switch (lead.kind) {
    case "quote":
      return saidInQuote(stored(QuoteRequestSchema).parse(lead.payload), locale);
    case "contact":
      return contactOf(stored(ContactMessageSchema).parse(lead.payload));
    case "enquiry": {
      const enquiry = stored(EnquirySchema).parse(lead.payload);
      return { ...(await named(enquiry.about, locale)), ...contactOf(enquiry) };
    }
    default: {
      const review = stored(ReviewSubmissionSchema).parse(lead.payload);
      return {
        ...(await named(review.about, locale)),
        ...{ rating: review.rating, travelled_on: review.travelled_on },
        photographs: review.photographs?.length || undefined,
        ...contactOf(review),
      };
    }
  }
}

async function named(
  about: z.output<typeof ReviewSubmissionSchema>["about"],
  locale: Locale,
): Promise<KnownOfLead> {
  if (about.kind === "general") return {};
  const name = await subjectName(about, locale);
  return about.kind === "tour" ? { tour: name } : { destination: name };
}

interface Contact {
  full_name: string;
  email: string;
  phone?: string | undefined;
  country?: string;
}

const contactOf = ({ full_name, email, phone, country }: Contact): KnownOfLead => ({
  ...{ name: full_name, email, phone, country },
});

/** What is no choice, name or number, or concerns nobody who answers. */
type Untold =
  | ("message" | "coupon_code" | "invited_by" | "came_from")
  | ("save_details" | "agree" | "of_age" | "website" | "seconds_open");

async function saidInQuote(quote: QuoteRequest, locale: Locale): Promise<KnownOfLead> {
  const { places } = await referenceData(locale);
  const wanted = { kind: "tour", slug: quote.tour ?? "" } as const;
  const { travel_type, interests, days, departure, adults, children, rooms } = quote;
  const { full_name, email, phone, country, travel_with, contact_method } = quote;
  // Each by its field, so that the type checker names one that nobody is told.
  const told: Record<Exclude<keyof QuoteRequest, Untold>, KnownOfLead> = {
    tour: (await subjectId(wanted)) ? { tour: await subjectName(wanted, locale) } : {},
    tours: { tours: await tourTitles(quote.tours, locale) },
    destinations: { destinations: quote.destinations.flatMap((id) => places.get(id)?.name ?? []) },
    budget_per_person:
      quote.budget_per_person === null ? {} : { budget_minor: quote.budget_per_person * 100 },
    travel_type: { travel_type },
    interests: { interests },
    days: { days },
    departure: { departure },
    adults: { adults },
    children: { children },
    rooms: { rooms },
    travel_with: { travel_with },
    full_name: { name: full_name },
    email: { email },
    phone: { phone },
    country: { country },
    contact_method: { contact_method },
  };
  return Object.assign({}, ...Object.values(told));
}

// A lead is read all the same that was taken before names had to be names, or whose words are forgotten.
const stored = <T extends z.ZodRawShape>(schema: z.ZodObject<T>) =>
  schema.extend({ full_name: z.string(), message: z.string().default("") });

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
