import type { z } from "zod";

/** A list of a thousand tours with all that is said of them has fewer. */
const mostValues = 200_000;
/** Of fewer all that is wrong can be named. */
const manyValues = 5_000;
const looks = 50;
const deepest = 12;

const [comma, bracket, brace] = Buffer.from(",[{");

/**
 * The reply of an API that is elsewhere as its schema understands it. One with hundreds of thousands of
 * values is not taken apart, and lists of many are looked at in some places first: of each wrong row every
 * field is noted, which would take the memory of all languages.
 */
export function soundReply<T extends z.ZodType>(schema: T, body: unknown, values: number) {
  if (values > manyValues) {
    const glance = schema.safeParse(inSomePlaces(body));
    // Rules about a list as a whole are not asked of a part of it.
    if (glance.error?.issues.some(({ code }) => code !== "custom")) return glance;
  }
  return schema.safeParse(body);
}

/**
 * JSON as what it says, undefined where it is none, and how many values there are in it at most.
 * @throws where there are more than anybody needs
 */
export function parsedReply(bytes: Buffer): { body: unknown; values: number } {
  let values = 0;
  for (const byte of bytes) if (byte === comma || byte === bracket || byte === brace) values += 1;
  if (values > mostValues) throw new Error(`it answers with more than ${mostValues} values`);
  try {
    return { body: JSON.parse(bytes.toString("utf8")), values };
  } catch {
    return { body: undefined, values };
  }
}

function inSomePlaces(value: unknown, levels = deepest): unknown {
  if (typeof value !== "object" || value === null || levels === 0) return value;
  if (Array.isArray(value)) return some(value).map((each) => inSomePlaces(each, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inSomePlaces(inner, levels - 1)]),
  );
}

/** Nobody can know which, and put what is wrong elsewhere. */
function some(list: unknown[]): unknown[] {
  if (list.length <= looks) return list;
  return Array.from({ length: looks }, () => list[Math.floor(Math.random() * list.length)]);
}
