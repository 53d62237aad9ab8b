import sharp, { type Sharp } from "sharp";
import { whyDearToRead } from "./dear-to-read";
import { pixelsToDecode } from "./heic-pixels";
import { NoPhotograph } from "./no-photograph";
import { inItsColours } from "./wide-colours";

const mostBytes = 60_000_000;
// HEIC is decoded in memory as a whole: 48 megapixels take 600 MB.
const operators: MostPixels = { common: 60_000_000, heic: 50_000_000 };
// A picture, the tiles that it is put together from, and how opaque it is.
const timesDecoded = 3;
/** In pixels: of less nothing is shown. */
export const leastWidth = 640;
const leastHeight = 400;
const longestSides = 4;

/** How many pixels a photograph may have, by its kind. */
interface MostPixels {
  common: number;
  heic: number;
}

/**
 * A photograph that may be drawn from, upright; its pixels are read when it is used.
 * @throws NoPhotograph where it is none, is broken, too small, too large, or also something else
 */
export async function soundPhotograph(source: Buffer, most = operators): Promise<Sharp> {
  if (source.length > mostBytes) throw new NoPhotograph("bytes", "it is larger than 60 MB");
  const kind = kindOf(source);
  if (!kind)
    throw new NoPhotograph("kind", "it is no JPEG, PNG, WebP or HEIC, whatever its name says");
  const hidden = hiddenIn(source);
  if (hidden) throw new NoPhotograph("kind", `it is a picture and ${hidden} at once`);
  return kind === "heic" ? fromHeic(source, most.heic) : fromCommon(source, most.common);
}

async function fromCommon(source: Buffer, mostPixels: number): Promise<Sharp> {
  if (whyDearToRead(source)) return broken();
  // How large it is must be known before anything is made of it.
  const { autoOrient } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => broken());
  checkSize(autoOrient.width, autoOrient.height, mostPixels);
  return sharp(source, {
    limitInputPixels: mostPixels,
    failOn: "error",
    pages: 1,
    sequentialRead: true,
  }).autoOrient();
}

/** As telephones take them; what decodes the others knows nothing of these. */
async function fromHeic(source: Buffer, mostPixels: number): Promise<Sharp> {
  const pixels = pixelsToDecode(source);
  if (pixels === Number.POSITIVE_INFINITY) return broken();
  if (pixels > mostPixels * timesDecoded)
    throw new NoPhotograph("pixels", "it is put together from more pixels than it shows");
  const { default: decoder } = await import("heic-decode");
  const pictures = await decoder.all({ buffer: source }).catch(() => broken());
  try {
    const [picture] = pictures;
    if (!picture) return broken();
    checkSize(picture.width, picture.height, mostPixels);
    return await inItsColours(source, await picture.decode().catch(() => broken()));
  } finally {
    pictures.dispose();
  }
}

function checkSize(width: number, height: number, most: number): void {
  const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000);
  if (width * height > most)
    throw new NoPhotograph(
      "pixels",
      `it has ${megapixels(width * height)} megapixels, and ${megapixels(most)} are the most`,
    );
  if (width < leastWidth || height < leastHeight)
    throw new NoPhotograph(
      "small",
      `it has ${width} × ${height} pixels, and ${leastWidth} × ${leastHeight} are the least`,
    );
  if (Math.max(width / height, height / width) > longestSides)
    throw new NoPhotograph("small", `it is more than ${longestSides} times as long as it is wide`);
}

/** @throws NoPhotograph */
export function broken(): never {
  throw new NoPhotograph("broken", "it is broken");
}

/** What a file is by its first bytes; a drawing in words (SVG) can ask for files, and is none of these. */
function kindOf(source: Buffer): "jpeg" | "png" | "webp" | "heic" | undefined {
  const ascii = (from: number, to: number) => source.toString("latin1", from, to);
  if (source.length < 16) return undefined;
  if (source.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(4, 8) === "ftyp" && heicBrands.includes(ascii(8, 12))) return "heic";
  return ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP" ? "webp" : undefined;
}

const heicBrands = ["heic", "heix", "mif1"];
const headBytes = 1_024;
const zipEndBytes = 22;
const longestZipComment = 65_535;

/** What else a file would be taken for by another program. */
function hiddenIn(source: Buffer): string | undefined {
  if (source.subarray(0, headBytes).includes("%PDF-")) return "a PDF";
  const tail = source.subarray(-(zipEndBytes + longestZipComment));
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const room = tail.length - end - zipEndBytes;
  if (end >= 0 && room >= 0 && tail.readUInt16LE(end + 20) === room) return "an archive";
  return markup.test(source.toString("latin1")) ? "a page or program" : undefined;
}

const markup = /<(script|html|svg|iframe)[\s>]|<!doctype html|<\?php\s/i;
