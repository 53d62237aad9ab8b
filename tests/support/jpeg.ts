/**
 * A progressive JPEG, all grey, that goes over its pixels as often as it is told to: each time says that
 * nothing changes, in runs of as many blocks as one may be long.
 */
export function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const nothingNew = codedBytes("0".repeat(15).repeat(Math.ceil(blocks / 16_384)));
  const scan = (from: number, to: number, coded: Buffer) =>
    Buffer.concat([segment(0xda, [1, 1, 0, from, to, 0]), coded]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(16)]),
    segment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    // One code of a single bit: no difference, and a run of at least 16,384 blocks.
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0x00]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    scan(0, 0, codedBytes("0".repeat(blocks))),
    ...Array<Buffer>(scans - 1).fill(scan(1, 63, nothingNew)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG with a table of what its camera wrote that names itself so many times. */
export function jpegNamingItself(plain: Buffer, times: number): Buffer {
  const table = Buffer.alloc(2 + times * 12 + 4);
  table.writeUInt16LE(times, 0);
  for (let at = 0; at < times; at += 1) {
    table.writeUInt16LE([0x8769, 0x8825, 0xa005][at % 3] ?? 0, 2 + at * 12);
    table.writeUInt16LE(4, 4 + at * 12);
    table.writeUInt32LE(1, 6 + at * 12);
    table.writeUInt32LE(8, 10 + at * 12);
  }
  const said = Buffer.concat([Buffer.from("Exif\0\0II*\0\x08\0\0\0", "latin1"), table]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(said.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), head, said, plain.subarray(2)]);
}

const segment = (code: number, body: number[]) =>
  Buffer.from([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]);

const codedBytes = (bits: string) =>
  Buffer.from((bits.match(/.{1,8}/g) ?? []).map((part) => Number.parseInt(part.padEnd(8, "1"), 2)));
