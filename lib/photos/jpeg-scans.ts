const most = 64;

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** What stands among the coded pixels: a byte of theirs, or a mark to begin anew from. */
const isAmongPixels = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * Whether a JPEG goes over its pixels more often than any that was meant to be looked at: programs write
 * it in ten steps or a few more. Each takes a line and has all pixels gone over again, so that a megabyte
 * would take minutes. What is no JPEG has none.
 */
export function hasManyScans(source: Buffer): boolean {
  if (source.length < 4 || source.readUInt16BE(0) !== 0xffd8) return false;
  let scans = 0;
  for (let at = 2; at >= 0 && at + 4 <= source.length; at = source.indexOf(0xff, at)) {
    const code = source[at] === 0xff ? (source[at + 1] ?? 0) : 0;
    if (code === endOfImage) return false;
    if (code === 0xff) at += 1;
    else if (isAmongPixels(code)) at += source[at] === 0xff ? 2 : 1;
    else {
      if (code === startOfScan) scans += 1;
      if (scans > most) return true;
      at += 2 + source.readUInt16BE(at + 2);
    }
  }
  return false;
}
