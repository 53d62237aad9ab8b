import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "@/lib/contract/locale";
import { subjectName } from "../catalogue/subject";
import { db } from "../db/pool";
import { leads, reviews, reviewTexts } from "../db/schema";
import type { Caller } from "../requests/handler";
import type { BookingsOf } from "./bookings-of";
import { accountOf } from "./sessions";

const AskedSchema = z.object({
  days: z.int(),
  adults: z.int(),
  children: z.array(z.number()).default([]),
  tour: z.string().optional(),
});
const StateSchema = z.enum(["pending", "published", "declined"]).catch("pending");

/** What was sent from an address: it belongs to the account because the address is confirmed. */
export const sentFrom = (email: string) => sql`lower(${leads.email}) = ${email}`;

/** What an account's owner booked, the quotes they asked for and the reviews they wrote, newest first. */
export async function overview(bookings: BookingsOf, locale: Locale, caller: Caller) {
  const { email } = await accountOf(caller);
  const [booked, asked, written] = await Promise.all([
    bookings.shown(email, locale),
    db()
      .select()
      .from(leads)
      .where(and(eq(leads.kind, "quote"), sentFrom(email)))
      .orderBy(desc(leads.createdAt))
      .limit(50),
    db()
      .select({ review: reviews, title: reviewTexts.title })
      .from(leads)
      .innerJoin(reviews, eq(reviews.id, leads.reference))
      .innerJoin(reviewTexts, eq(reviewTexts.reviewId, reviews.id))
      .where(and(eq(leads.kind, "review"), sentFrom(email)))
      .orderBy(desc(leads.createdAt))
      .limit(50),
  ]);
  return {
    data: {
      bookings: booked,
      quotes: await Promise.all(asked.map((lead) => quoteOf(lead, locale))),
      reviews: written.map(({ review, title }) => ({
        reference: review.id,
        title,
        rating: review.rating,
        state: StateSchema.parse(review.state),
        written: review.written,
      })),
    },
  };
}

async function quoteOf(lead: typeof leads.$inferSelect, locale: Locale) {
  const { days, adults, children, tour } = AskedSchema.parse(lead.payload);
  return {
    reference: lead.reference,
    asked: lead.createdAt.toISOString(),
    days,
    adults,
    children: children.length,
    tour: tour ? await subjectName({ kind: "tour", slug: tour }, locale) : null,
  };
}
