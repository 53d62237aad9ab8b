const longestSide = 2048;
/** What a request may carry (`reviewPhotographEndpoint`, `add-offer-photograph`). */
const mostBytes = 2_000_000;
const attempts = [
  [longestSide, 0.85],
  [longestSide, 0.7],
  [1600, 0.7],
  [1280, 0.6],
] as const;

/**
 * A photograph as small as it need be: upright, as JPEG, and without what the camera wrote into it, so
 * that where it was taken never leaves the device. What this browser cannot read is sent as it is, if
 * it is small enough; undefined where it is not.
 */
export async function shrunkPhotograph(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file.size <= mostBytes ? file : undefined;
  try {
    for (const [side, quality] of attempts) {
      const small = await drawn(picture, side, quality);
      if (small && small.size <= mostBytes)
        return new File([small], "photograph.jpg", { type: "image/jpeg" });
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // What is transparent becomes white rather than black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
