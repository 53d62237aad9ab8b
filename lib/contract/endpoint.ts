import type { z } from "zod";
import type { Dependency } from "./changes";

export type Method = "GET" | "POST";

export interface RateLimit {
  readonly calls: number;
  readonly perSeconds: number;
}

/** How often one address block may ask for a quote, a booking, a place on a list, or about a tour. */
export const requestLimits: readonly RateLimit[] = [
  { calls: 5, perSeconds: 60 },
  { calls: 30, perSeconds: 3600 },
];

/**
 * One call of the API: where it is, what goes in and what comes out. The page, the route handler,
 * the island, the HTTP transport and the backend all hold the same object.
 *
 * `path` names parameters with a colon (`/api/tours/:slug`). On GET the rest of the input travels
 * as query string, on POST as JSON body.
 */
export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /**
   * Whether an operator's own API must answer it (docs/product.md, "Own API") or may leave it out.
   */
  readonly tier: "required" | "optional";
  /** What the site lacks where the call is not there; it goes on without it. */
  readonly without: string;
  /** What stands for the reply of an own API that does not have the call (it answers 404). */
  readonly whenAbsent?: z.output<O>;
  readonly input: I;
  readonly output: O;
  /** 200 unless something is created. */
  readonly status?: 200 | 201;
  /** How a POST's input travels: as JSON, unless it carries files. */
  readonly body?: "json" | "multipart";
  /**
   * How the output travels: as JSON, or as the bytes of a file whose `content_type` (and
   * `file_name`) are in the headers.
   */
  readonly reply?: "json" | "file";
  /**
   * How often one address block may call it; several windows may apply (docs/security.md,
   * "Limits").
   */
  readonly limits?: readonly RateLimit[];
  /**
   * What the answer depends on: a page that shows it is kept until one of these changes. Without it
   * any change of anything makes the answer old.
   */
  dependsOn?(input: z.input<I>, output: z.output<O>): readonly Dependency[];
  /** What a call that was answered may have changed of that: an own API need not say so itself. */
  readonly changes?: readonly Dependency[];
}

type Defaults = "method" | "tier";

/** A call that reads and may be left out, unless it says otherwise. */
export function endpoint<I extends z.ZodObject, O extends z.ZodType>(
  definition: Omit<Endpoint<I, O>, Defaults> & Partial<Pick<Endpoint<I, O>, Defaults>>,
): Endpoint<I, O> {
  return { method: "GET", tier: "optional", ...definition };
}

/** What a caller passes: defaults may be left out. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>;
/** What the backend receives: defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;
