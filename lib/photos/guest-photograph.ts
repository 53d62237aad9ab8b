import { makePhotograph } from "./make-photograph";
import type { MadePhotograph } from "./photograph-index";
import { broken, leastWidth, soundPhotograph } from "./sound-photograph";

const longestSide = 2048;
// What telephones take by themselves, of every kind: anybody may send these, and a few hundred kilobytes
// of an interlaced PNG are ten bytes of memory for each pixel they claim to have.
const mostPixels = 25_000_000;
const patienceSeconds = 60;

/** A photograph that somebody sent: what is kept of it, and what was made of that. */
export interface GuestPhotograph {
  /** As JPEG, upright and without metadata; the same files can be made of it again. */
  bytes: Buffer;
  made: MadePhotograph;
}

/**
 * Makes of what a stranger sent what is kept and what is shown of it.
 *
 * @param name unguessable, so that its address is
 * @throws NoPhotograph where nothing can be made of it
 */
export async function guestPhotograph(
  source: Buffer,
  store: string,
  name: string,
): Promise<GuestPhotograph> {
  const photograph = await soundPhotograph(source, { common: mostPixels, heic: mostPixels });
  const { width, height } = (await photograph.metadata().catch(() => broken())).autoOrient;
  // A narrow one is kept longer: files are made of what is kept, and none of one that is too narrow.
  const tallest = Math.max(longestSide, Math.ceil((leastWidth * height) / width));
  const bytes = await photograph
    .resize(longestSide, tallest, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 88 })
    .timeout({ seconds: patienceSeconds })
    .toBuffer()
    .catch(() => broken());
  return { bytes, made: await makePhotograph(bytes, store, name) };
}
