import sharp from "sharp";

/** A photograph of sorts: sky above, grass below, and something that is no one colour. */
export async function jpeg(
  width: number,
  height: number,
  { sky = "#3060c0", grass = "#c09030", orientation = 1 } = {},
): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="${sky}"/><rect y="50%" width="100%" height="50%" fill="${grass}"/>
    <circle cx="30%" cy="50%" r="10%" fill="#ffffff"/></svg>`;
  return sharp(Buffer.from(drawing))
    .withExif({
      IFD0: { Artist: "Somebody Private" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "3/1 22/1 0/1" },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
