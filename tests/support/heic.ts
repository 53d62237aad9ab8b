import { readFileSync } from "node:fs";

const telephone = readFileSync("tests/fixtures/photographs/with-position.heic");

/** A picture in a HEIC: coded, or put together from others by their numbers. */
interface HeicItem {
  id: number;
  width: number;
  height: number;
  kind: "hvc1" | "grid" | "iovl" | "unci";
  parts?: number[];
  /** It says nothing of how large it is. */
  isSilent?: true;
}

// What its stream says of itself (SPS), with 904 × 640 pixels, and the same with 16,384 × 16,384.
const ownStream = Buffer.from(
  "42010103700000030090000003000003005da0071200a077e5ba924a6b9b020000030002000003000210",
  "hex",
);
const hugeStream = Buffer.from(
  "42010103700000030090000003000003005da0002000800100077e5ba924a6b9b02000000300200000030021",
  "hex",
);

/**
 * A HEIC of these pictures; every coded one is that of a telephone, of 900 × 640 pixels.
 * @param isHuge whether the stream within says that it has 268 megapixels, whatever is said around it
 */
export function heic(items: HeicItem[], isHuge = false): Buffer {
  const sized = ({ width, height }: HeicItem) => `${width} × ${height}`;
  const known = [...new Map(items.map((item) => [sized(item), item])).values()];
  const sizes = known.map(({ width, height }) => full("ispe", bytes(width, 4), bytes(height, 4)));
  const infos = items.map(({ id, kind }) =>
    box("infe", [bytes(0x02000000, 4), bytes(id, 2), bytes(0, 2), Buffer.from(`${kind}\0`)]),
  );
  const named = items.flatMap((item) => {
    const size = known.findIndex((one) => sized(one) === sized(item));
    const properties = item.isSilent ? [0x81] : [0x81, size + 2];
    return [bytes(item.id, 2), Buffer.from([properties.length, ...properties])];
  });
  const references = items
    .filter(({ parts }) => parts)
    .map(({ id, parts = [] }) =>
      box("dimg", [bytes(id, 2), bytes(parts.length, 2), ...parts.map((part) => bytes(part, 2))]),
    );
  const bodies = items.map((item) => bodyOf(item));
  const rest = [
    full("hdlr", Buffer.from("\0\0\0\0pict".padEnd(21, "\0"))),
    full("pitm", bytes(items[0]?.id ?? 0, 2)),
    full("iinf", bytes(items.length, 2), ...infos),
    box("iprp", [
      box("ipco", [isHuge ? ofHugeStream(partOf("hvcC")) : partOf("hvcC"), ...sizes]),
      full("ipma", bytes(items.length, 4), ...named),
    ]),
    full("iref", ...references),
  ];
  const head = box("ftyp", [Buffer.from("heic\0\0\0\0mif1heic")]);
  const metaWith = (start: number) => {
    let at = start;
    const places = items.map(({ id }, index) => {
      const length = bodies[index]?.length ?? 0;
      at += length;
      return Buffer.concat([
        ...[bytes(id, 2), bytes(0, 2), bytes(1, 2)],
        ...[bytes(at - length, 4), bytes(length, 4)],
      ]);
    });
    return full("meta", ...rest, full("iloc", bytes(0x4400, 2), bytes(items.length, 2), ...places));
  };
  const start = head.length + metaWith(0).length + 8;
  return Buffer.concat([head, metaWith(start), box("mdat", bodies)]);
}

function bodyOf({ kind, parts = [], width, height }: HeicItem): Buffer {
  if (kind === "grid")
    return Buffer.concat([
      Buffer.from([0, 0, 0, parts.length - 1]),
      bytes(width, 2),
      bytes(height, 2),
    ]);
  if (kind === "iovl")
    return Buffer.concat([
      Buffer.from([0, 1, 0, 0, 0, 0, 0, 0, 0xff, 0xff]),
      ...[bytes(width, 4), bytes(height, 4), Buffer.alloc(8 * parts.length)],
    ]);
  const at = telephone.indexOf("mdat", 0, "latin1");
  return telephone.subarray(at + 4, at + 4 + 0x561);
}

const bytes = (value: number, length: number) => {
  const written = Buffer.alloc(length);
  written.writeUIntBE(value, 0, length);
  return written;
};

const box = (type: string, parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([bytes(body.length + 8, 4), Buffer.from(type, "latin1"), body]);
};

const full = (type: string, ...parts: Buffer[]) => box(type, [bytes(0, 4), ...parts]);

function ofHugeStream(hvcC: Buffer): Buffer {
  const at = hvcC.indexOf(ownStream);
  return box("hvcC", [
    ...[hvcC.subarray(8, at - 2), bytes(hugeStream.length, 2), hugeStream],
    hvcC.subarray(at + ownStream.length),
  ]);
}

function partOf(type: string): Buffer {
  const at = telephone.indexOf(type, 0, "latin1") - 4;
  return telephone.subarray(at, at + telephone.readUInt32BE(at));
}
