import { ApiError } from "../contract/errors";
import { PhotographIdSchema } from "../contract/ids";
import { isEmbedded } from "../env";
import { noPicture, pictureAnswer } from "../photos/picture-answer";
import { photographFolder, widthsOf } from "../site/picture-address";

/**
 * The route handler of photographs that somebody sent and that have no files here yet:
 * `/photographs/<photograph>/<width>.<format>`. Where there are files the edge answers with them by itself.
 */
export async function handlePhotograph(
  _: Request,
  { params }: { params: Promise<{ photograph: string; file: string }> },
): Promise<Response> {
  const { photograph, file } = await params;
  const [, width, format] = /^(\d{3,4})\.(avif|webp)$/.exec(file) ?? [];
  try {
    const isOne =
      PhotographIdSchema.safeParse(photograph).success &&
      widthsOf(photographFolder + photograph).includes(Number(width));
    if (!isEmbedded || !isOne) throw new ApiError("not_found");
    const { photographFile } = await import("../backend/reviews/kept-photograph");
    const bytes = await photographFile(photograph, file);
    if (!bytes) throw new ApiError("not_found");
    return pictureAnswer(bytes, format === "avif" ? "avif" : "webp");
  } catch (error) {
    return noPicture(error);
  }
}
