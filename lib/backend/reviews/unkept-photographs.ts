import { dropUnkept } from "@/lib/photos/make-photograph";
import { photographStore } from "@/lib/photos/photograph-index";
import { offerPhotographs } from "../db/offer-schema";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { hashOf } from "./photograph-folder";

/** Erases files of sent photographs of which no row tells. */
export async function forgetUnkeptPhotographs(): Promise<void> {
  const rows = [
    ...(await db().select({ file: reviewPhotographs.file }).from(reviewPhotographs)),
    ...(await db().select({ file: offerPhotographs.file }).from(offerPhotographs)),
  ];
  const kept = new Set(rows.map(({ file }) => hashOf(file)));
  await dropUnkept(photographStore, (hash) => kept.has(hash));
}
