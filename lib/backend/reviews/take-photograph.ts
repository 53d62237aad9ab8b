import { randomBytes } from "node:crypto";
import { ApiError } from "@/lib/contract/errors";
import { NoPhotograph, type PhotographProblem } from "@/lib/photos/no-photograph";
import { photographOf } from "@/lib/photos/photograph-process";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { photographsWaiting } from "./review-photographs";

/** Whoever sends without end fills no disk. */
const mostWaiting = 500;

const words: Record<PhotographProblem, string> = {
  kind: "picture_no_photograph",
  bytes: "picture_too_large",
  pixels: "picture_too_large",
  small: "picture_too_small",
  broken: "picture_unreadable",
};

/**
 * Keeps a photograph until the review is sent that it belongs to; nobody is shown it before.
 * @throws ApiError `invalid` where it is none, `unavailable` when too many wait
 */
export async function takePhotograph({ photograph }: { photograph: File }) {
  if ((await photographsWaiting()) >= mostWaiting)
    throw new ApiError("unavailable", { retryAfterSeconds: 600 });
  const id = randomBytes(16).toString("hex");
  const { bytes, made } = await photographOf(
    new Uint8Array(await photograph.arrayBuffer()),
    id,
  ).catch((error: unknown) => {
    if (!(error instanceof NoPhotograph)) throw error;
    throw new ApiError("invalid", { fields: { photograph: [words[error.problem]] } });
  });
  const { id: file, color } = made;
  await db().insert(reviewPhotographs).values({ id, bytes, file, color });
  return { data: { photograph: id } };
}
