import { z } from "zod";
import { reactRuntimes } from "./react-runtimes";

const flightOpening = "(self.__next_f=self.__next_f||[]).push([0])";
const FlightChunkSchema = z.union([
  z.tuple([z.literal(1), z.string()]),
  z.tuple([z.literal(2), z.unknown()]),
  z.tuple([z.literal(3), z.string()]),
]);

// Chunk names are a path below /_next/: letters and digits of the bundler, nothing that climbs out.
const ChunkSchema = z.string().regex(/^static\/chunks\/[\w~-][\w.~-]*\.js$/);
const BootSchema = z.strictObject({
  otherChunks: z.array(ChunkSchema),
  runtimeModuleIds: z.array(z.union([z.number().int(), z.string().regex(/^[\w/.@ [\]()-]+$/)])),
});

const Id = z.string().regex(/^[\w:-]*$/);
const callArguments: Record<string, z.ZodType> = {
  $RS: z.tuple([Id, Id]),
  $RC: z.tuple([Id, Id]),
  $RR: z.tuple([Id, Id, z.array(z.array(z.string()))]),
  $RX: z.tuple([Id]).rest(z.string()),
};

/**
 * Whether an inline script is, to the last character, one that the framework writes: its start, a
 * piece of page data with pure JSON arguments, or React's own runtime. Anything else is refused, so
 * that a script which found its way into a page is never given a hash.
 */
export function isFrameworkScript(script: string): boolean {
  return (
    script === flightOpening || isFlightChunk(script) || isBoot(script) || isReactRuntime(script)
  );
}

function isFlightChunk(script: string): boolean {
  const value = between(script, "self.__next_f.push(", ")");
  return value !== undefined && !value.includes("<") && fits(FlightChunkSchema, value);
}

function isBoot(script: string): boolean {
  const global = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
  const value = between(script, global, ");") ?? between(script, global, ")");
  return value !== undefined && fits(BootSchema, value);
}

function isReactRuntime(script: string): boolean {
  let rest = script;
  for (let known = knownStart(rest); known !== undefined; known = knownStart(rest))
    rest = rest.slice(known.length);
  if (rest === "") return script !== "";
  const [, name = "", values = ""] = /^;?(\$R[SCRX])\(([^\n]*)\)$/.exec(rest) ?? [];
  const schema = callArguments[name];
  return schema !== undefined && !values.includes("<") && fits(schema, `[${values}]`);
}

function knownStart(text: string): string | undefined {
  return reactRuntimes.find((runtime) => text.startsWith(runtime));
}

function between(text: string, start: string, end: string): string | undefined {
  return text.startsWith(start) && text.endsWith(end) && text.length >= start.length + end.length
    ? text.slice(start.length, -end.length)
    : undefined;
}

function fits(schema: z.ZodType, json: string): boolean {
  try {
    return schema.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}
