import { z } from "zod";
import { ApiError } from "../contract/errors";
import { pictureWidths } from "../site/picture-address";
import { photoNamed } from "./address";
import { photo } from "./photo";
import { noPicture, pictureAnswer } from "./picture-answer";

const FileSchema = z
  .stringFormat("webp", /^\d{3,4}\.webp$/)
  .transform((name) => Number.parseInt(name, 10))
  .pipe(z.literal(pictureWidths));

/** The route handler of pictures that lie elsewhere: `/photos/<signature>/<name>/<width>.webp`. */
export async function handlePhoto(
  _: Request,
  { params }: { params: Promise<{ signature: string; name: string; file: string }> },
): Promise<Response> {
  const { signature, name, file } = await params;
  const width = FileSchema.safeParse(file);
  const url = width.success ? photoNamed(signature, name) : undefined;
  if (!url || !width.success) return noPicture(new ApiError("not_found"));
  return photo(url, width.data).then((bytes) => pictureAnswer(bytes, "webp"), noPicture);
}
