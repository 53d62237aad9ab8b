// Tables of what the camera wrote that another one names: of the picture, the place, how it is read.
const names = [0x8769, 0x8825, 0xa005];
const heads = ["II*\0", "MM\0*"];
/** A photograph has one, or a few more in its previews and in what its camera alone understands. */
const mostHeads = 32;
const mostNamed = 16;
const entryBytes = 12;

/**
 * Whether tables of what the camera wrote (Exif 2.3) name each other in a circle, or one names many: each
 * is read as often as it is named, so that sixty kilobytes take seconds.
 */
export function hasExifCircles(source: Buffer): boolean {
  let found = 0;
  for (const head of heads)
    for (
      let at = source.indexOf(head, 0, "latin1");
      at >= 0;
      at = source.indexOf(head, at + 4, "latin1")
    ) {
      found += 1;
      if (found > mostHeads || isCircle(source.subarray(at), head === heads[0])) return true;
    }
  return false;
}

function isCircle(tiff: Buffer, isLittle: boolean): boolean {
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (tiff.length < 8) return false;
  const named = [long(4)];
  const read = new Set<number>();
  for (let next = 0; next < named.length; next += 1) {
    const table = named[next] ?? 0;
    if (table + 2 > tiff.length) continue;
    const before = named.length;
    const end = Math.min(table + 2 + short(table) * entryBytes, tiff.length - entryBytes + 1);
    for (let at = table + 2; at < end; at += entryBytes)
      if (names.includes(short(at))) named.push(long(at + 8));
    // One that names none may be named twice, as programs do that leave the place out.
    const namesMore = named.length > before;
    if (named.length > mostNamed || (read.has(table) && namesMore)) return true;
    read.add(table);
  }
  return false;
}
