import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * A picture of pixels as a HEIC has them. Telephones take wider colours than the web shows (Display
 * P3), and what decodes them leaves these as they are: their profile goes along, by which they become
 * those of sRGB when the picture is drawn; without it a red jacket would be a dull one.
 */
export async function inItsColours(
  source: Buffer,
  { data, width, height }: Pixels,
): Promise<Sharp> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const profile = await wideProfile(source);
  if (!profile) return picture;
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  return sharp(Buffer.concat([png.subarray(0, headEnd), chunkOf(profile), png.subarray(headEnd)]), {
    limitInputPixels: width * height,
  });
}

const displayP3 = 12;
const mostProfileBytes = 1_000_000;

/** The profile that a HEIC names (`colr` of ISO 23008-12), unless its colours are those of sRGB. */
async function wideProfile(source: Buffer): Promise<Buffer | undefined> {
  const at = source.indexOf("colrprof", 0, "latin1");
  if (at >= 4) {
    const end = at - 4 + source.readUInt32BE(at - 4);
    const profile = source.subarray(at + 8, end);
    const isWhole = end <= source.length && profile.length < mostProfileBytes;
    return isWhole && isWide(profile) ? profile : undefined;
  }
  const named = source.indexOf("colrnclx", 0, "latin1");
  const isP3 =
    named >= 0 && source.length > named + 10 && source.readUInt16BE(named + 8) === displayP3;
  return isP3 ? profileOfP3() : undefined;
}

const tagsAt = 132;
const tagBytes = 12;
/** How far red reaches in sRGB: x of its red primary, as profiles write it. */
const redOfSrgb = 0.4361;

/** Whether the red of an ICC profile lies outside that of sRGB; one that cannot be read is not used. */
function isWide(profile: Buffer): boolean {
  if (profile.length < tagsAt || profile.toString("latin1", 36, 40) !== "acsp") return false;
  const tags = profile.readUInt32BE(tagsAt - 4);
  for (
    let tag = tagsAt;
    tag + tagBytes <= profile.length && tag < tagsAt + tags * tagBytes;
    tag += tagBytes
  ) {
    if (profile.toString("latin1", tag, tag + 4) !== "rXYZ") continue;
    const value = profile.readUInt32BE(tag + 4) + 8;
    return value + 4 <= profile.length && profile.readInt32BE(value) / 65_536 > redOfSrgb + 0.01;
  }
  return false;
}

async function profileOfP3(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } });
  return (await sharp(await dot.withIccProfile("p3").png().toBuffer()).metadata()).icc;
}

/** Signature and size of a PNG, behind which its profile stands. */
const headEnd = 33;

function chunkOf(profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
