import { inflateSync } from "node:zlib";

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * A WOFF file as the plain font inside it (https://www.w3.org/TR/WOFF/). fontkit can read WOFF, but
 * inflates a whole table for each letter that it looks up.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is no WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) =>
    tableAt(woff, woffHeader + at * woffEntry),
  );
  const head = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * sfntEntry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * sfntEntry, 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, at) => {
    const entry = sfntHeader + at * sfntEntry;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    offset += padded(data.length);
  });
  const parts = tables.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]),
  );
  return Buffer.concat([head, ...parts]);
}

function tableAt(woff: Buffer, at: number) {
  const [offset, packed, length] = [4, 8, 12].map((each) => woff.readUInt32BE(at + each));
  const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    // What would not have become smaller was left as it is.
    data: packed === length ? data : inflateSync(data),
  };
}

/** Tables begin at multiples of four. */
const padded = (length: number) => Math.ceil(length / 4) * 4;
