/**
 * How many pixels are decoded in all to show any one picture of a HEIC (ISO 23008-12): its own, and those
 * of what it is put together from, each as often as it is used. Two kilobytes can ask for a thousand
 * pictures, or hide one of four hundred megapixels behind a small one. Infinity where that cannot be told.
 */
export function pixelsToDecode(source: Buffer): number {
  try {
    const [meta, ...more] = wholeBoxesOf(source).filter(({ type }) => placesOfItems.includes(type));
    if (meta?.type !== "meta" || more.length > 0) return Number.POSITIVE_INFINITY;
    return mostOf(itemsOf(boxesOf(meta.body.subarray(4))));
  } catch (error) {
    // It says that something is longer than what it is in.
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

const placesOfItems = ["meta", "mini"];
// Pictures, those put together from them, and what is known of them; of whatever else nobody knows the cost.
const pictures = ["hvc1", "grid", "iden", "iovl", "tmap"];
const knownKinds = [...pictures, "Exif", "mime", "uri "];

interface Box {
  type: string;
  body: Buffer;
}

interface Items {
  /** What each is by its number, as often as that is said. */
  kinds: Array<[number, string]>;
  /** The pixels of each by its number. */
  sizes: Map<number, number>;
  /** What each is put together from. */
  parts: Map<number, number[]>;
}

function mostOf({ kinds, sizes, parts }: Items): number {
  if (kinds.some(([, kind]) => !knownKinds.includes(kind))) return Number.POSITIVE_INFINITY;
  // A picture that does not say its size is as large as it comes to be when it is decoded.
  if (kinds.some(([item, kind]) => pictures.includes(kind) && !sizes.get(item)))
    return Number.POSITIVE_INFINITY;
  const known = new Map<number, number>();
  const costOf = (item: number): number => {
    const before = known.get(item);
    if (before !== undefined) return before;
    // What is a part of itself never ends.
    known.set(item, Number.POSITIVE_INFINITY);
    const own = sizes.get(item) ?? 0;
    const cost = (parts.get(item) ?? []).reduce((sum, part) => sum + costOf(part), own);
    known.set(item, cost);
    return cost;
  };
  return Math.max(0, ...[...sizes.keys(), ...parts.keys()].map(costOf));
}

function itemsOf(boxes: Box[]): Items {
  const within = (type: string, from: Box[] = boxes) => from.filter((box) => box.type === type);
  const properties = within("iprp").flatMap(({ body }) => boxesOf(body));
  const [container, ...more] = within("ipco", properties);
  if (!container || more.length > 0) throw new RangeError("it has one list of properties");
  const sizes = boxesOf(container.body).map(pixelsOf);
  return {
    kinds: within("iinf").flatMap(kindsIn),
    sizes: largestOf(within("ipma", properties).flatMap((box) => sizesIn(box, sizes))),
    parts: partsIn(within("iref")),
  };
}

/** `ispe`, the only property that has a size. */
const pixelsOf = ({ type, body }: Box) =>
  type === "ispe" ? body.readUInt32BE(4) * body.readUInt32BE(8) : 0;

/** Which of several sizes of one picture counts is the decoder's to say. */
function largestOf(sizes: Array<[number, number]>): Map<number, number> {
  const largest = new Map<number, number>();
  for (const [item, pixels] of sizes) largest.set(item, Math.max(pixels, largest.get(item) ?? 0));
  return largest;
}

function kindsIn({ body }: Box): Array<[number, string]> {
  const entries = boxesOf(body.subarray(body[0] === 0 ? 6 : 8));
  return entries.map((entry) => {
    const bytes = entry.body[0] === 3 ? 4 : 2;
    const at = 6 + bytes;
    return [entry.body.readUIntBE(4, bytes), entry.body.toString("latin1", at, at + 4)];
  });
}

function sizesIn({ body }: Box, sizes: number[]): Array<[number, number]> {
  const from = new Reader(body);
  const [version, isWide] = [from.number(1), from.number(3) % 2 === 1];
  return Array.from({ length: from.number(4) }, () => {
    const item = from.number(version === 0 ? 2 : 4);
    const named = Array.from({ length: from.number(1) }, () =>
      isWide ? from.number(2) % 0x8000 : from.number(1) % 0x80,
    );
    return [item, Math.max(0, ...named.map((each) => sizes[each - 1] ?? 0))];
  });
}

function partsIn(lists: Box[]): Map<number, number[]> {
  const parts = new Map<number, number[]>();
  const add = (whole: number, part: number) => {
    const known = parts.get(whole);
    if (known) known.push(part);
    else parts.set(whole, [part]);
  };
  for (const { body } of lists) {
    const bytes = body[0] === 0 ? 2 : 4;
    for (const { type, body: one } of boxesOf(body.subarray(4))) {
      const from = new Reader(one);
      const item = from.number(bytes);
      const others = Array.from({ length: from.number(2) }, () => from.number(bytes));
      if (type === "dimg") for (const other of others) add(item, other);
      // How opaque a picture is stands in one of its own.
      if (type === "auxl") for (const other of others) add(other, item);
    }
  }
  return parts;
}

const headBytes = 8;
const longHeadBytes = 16;

/** @throws RangeError where one is longer than what it is in */
const boxesOf = (bytes: Buffer): Box[] => [...eachBox(bytes)];

/** Telephones write things of their own behind the last. */
function wholeBoxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  try {
    for (const box of eachBox(bytes)) boxes.push(box);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return boxes;
}

function* eachBox(bytes: Buffer): Generator<Box> {
  for (let at = 0; at < bytes.length; ) {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1;
    const head = isLong ? longHeadBytes : headBytes;
    const length = isLong
      ? Number(bytes.readBigUInt64BE(at + headBytes))
      : said || bytes.length - at;
    if (length < head || at + length > bytes.length) throw new RangeError("it is cut off");
    const type = bytes.toString("latin1", at + 4, at + headBytes);
    yield { type, body: bytes.subarray(at + head, at + length) };
    at += length;
  }
}

class Reader {
  #at = 0;
  constructor(private readonly bytes: Buffer) {}

  /** @throws RangeError behind the end */
  number(bytes: number): number {
    const value = this.bytes.readUIntBE(this.#at, bytes);
    this.#at += bytes;
    return value;
  }
}
