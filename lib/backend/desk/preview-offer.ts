import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { Offer } from "@/lib/contract/offers";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { latestVersion } from "../offers/offer-versions";
import { offerPreview } from "../offers/offer-view";

/** What the guest would read, in a language, if the offer were sent as it is now. @throws ApiError `not_found` */
export async function previewOffer(reference: string, language: Locale): Promise<Offer> {
  const [row] = await db().select().from(offers).where(eq(offers.reference, reference));
  if (!row) throw new ApiError("not_found");
  const { draft } = await latestVersion(db(), reference);
  return offerPreview(row, draft, language);
}
