import type { z } from "zod";
import { businessDay } from "@/lib/clock";
import type { ReviewSubmissionSchema } from "@/lib/contract/leads";
import type { Locale } from "@/lib/contract/locale";
import { shortName } from "@/lib/i18n/short-name";
import { reviews, reviewTexts } from "../db/schema";
import type { Transaction } from "../db/transaction";

/** Keeps a visitor's review until the operator has read it; a one-star waits like a five-star. */
export async function storeReview(
  { db }: Transaction,
  reference: string,
  form: z.output<typeof ReviewSubmissionSchema>,
  subjectId: string | undefined,
  locale: Locale,
): Promise<void> {
  await db.insert(reviews).values({
    id: reference,
    origin: "visitor",
    state: "pending",
    tourId: form.about.kind === "tour" ? subjectId : null,
    destinationId: form.about.kind === "destination" ? subjectId : null,
    rating: form.rating,
    author: shortName(form.full_name),
    country: form.country,
    language: locale,
    written: businessDay(),
    hash: "",
  });
  await db
    .insert(reviewTexts)
    .values({ reviewId: reference, locale, title: form.title, text: form.text, hash: "" });
}
