import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { defaultLocale } from "@/lib/i18n/locales";
import { db } from "../db/pool";
import { tourTexts } from "../db/schema";
import { type Offer, offer } from "./price";

type Party = Omit<Parameters<typeof offer>[0], "tour" | "coupon_code">;

/**
 * Prices a tour that is named by its id, in the words of a language or, where it has none in that, in
 * English.
 *
 * @throws ApiError as `offer`
 */
export async function offerById(
  id: string,
  party: Party,
  locale: Locale,
  booked?: string,
): Promise<Offer> {
  const [words] = await db()
    .select({ slug: tourTexts.slug, locale: tourTexts.locale })
    .from(tourTexts)
    .where(
      and(
        eq(tourTexts.tourId, id),
        isNull(tourTexts.retiredAt),
        inArray(tourTexts.locale, [locale, defaultLocale]),
      ),
    )
    .orderBy(desc(sql`${tourTexts.locale} = ${locale}`))
    .limit(1);
  if (!words) throw new ApiError("invalid", { fields: { tour: ["unknown_tour"] } });
  return offer({ tour: words.slug, ...party }, LocaleSchema.parse(words.locale), {}, booked);
}
