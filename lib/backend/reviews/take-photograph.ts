import { randomBytes } from "node:crypto";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { sentPhotograph } from "./made-photograph";
import { photographName } from "./photograph-name";
import { demandRead, makeRoom } from "./review-photographs";

/** Whoever sends without end fills no disk. */
const mostWaiting = 100;
const mostUnread = 200;

/**
 * Keeps a photograph until the review is sent that it belongs to; nobody is shown it before.
 * @throws ApiError `invalid` where it is none, `unavailable` when many are being made, `conflict` when
 * many are on reviews that nobody has read
 */
export async function takePhotograph({ photograph }: { photograph: File }) {
  await demandRead(mostUnread);
  const id = randomBytes(16).toString("hex");
  const { bytes, made } = await sentPhotograph(photograph, await photographName(id));
  const { id: file, color } = made;
  await makeRoom(mostWaiting);
  await db().insert(reviewPhotographs).values({ id, bytes, file, color });
  return { data: { photograph: id } };
}
