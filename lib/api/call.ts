import type { z } from "zod";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { unkeepableTexts } from "../contract/unkeepable-texts";
import { externalApiBase, isEmbedded } from "../env";
import { countInMemory } from "./count-in-memory";
import { callHttp } from "./http-transport";
import { noteOutage } from "./outages";
import { sayChanged } from "./say-changed";
import { substituteFor } from "./substitutes";

/** What a route handler knows about who calls; an external API gets it as headers. */
export interface CallContext {
  address?: string | undefined;
  idempotencyKey?: string | undefined;
  token?: string | undefined;
}

/**
 * Calls an endpoint in a language: the operator's own API where `API_BASE_URL_<LOCALE>` is set,
 * else the embedded one in this process, which is loaded only then.
 *
 * Throws ApiError: `invalid` with the wrong fields, `too_many`, or what the endpoint answers. An
 * optional list that an operator's own API does not have is empty.
 */
export async function callAs<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
  context: CallContext = {},
): Promise<OutputOf<E>> {
  const base = externalApiBase(locale);
  const parsed = checked(endpoint, input);
  try {
    if (!base) return await callInProcess(locale, endpoint, parsed, context);
    if (context.address && endpoint.limits)
      countInMemory(context.address, endpoint.path, endpoint.limits);
    const output = await callHttp(base, endpoint, locale, known(input, parsed), headersOf(context));
    // What was done there is done, whether it can be said here or not.
    if (endpoint.changes) await sayChanged(endpoint.changes).catch(console.error);
    return output;
  } catch (error) {
    if (base && isAbsent(endpoint, error)) return await whenAbsent(locale, endpoint, input);
    noteOutage(locale, error);
    throw error;
  }
}

/** An own API need not have every call (`tier`): what it does not have is empty, not broken. */
function isAbsent({ whenAbsent }: Endpoint, error: unknown): boolean {
  return whenAbsent !== undefined && error instanceof ApiError && error.code === "not_found";
}

async function whenAbsent<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const made = await substituteFor(endpoint, input, (other, asked) => callAs(locale, other, asked));
  return (made ?? endpoint.whenAbsent) as OutputOf<E>;
}

/**
 * Calls an endpoint that only the embedded API answers: those of the operator, whose links it signs.
 * @throws ApiError as `callAs`; `not_found` when every language is answered elsewhere
 */
export async function callEmbedded<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
  context: CallContext,
): Promise<OutputOf<E>> {
  if (!isEmbedded) throw new ApiError("not_found");
  return callInProcess(locale, endpoint, checked(endpoint, input), context);
}

function headersOf({ address, idempotencyKey, token }: CallContext): Record<string, string> {
  return {
    ...(address && { "x-forwarded-for": address }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

async function callInProcess<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: Record<string, unknown>,
  context: CallContext,
): Promise<OutputOf<E>> {
  const { answer } = await import("../backend/answer");
  return answer(endpoint, locale, input, context) as Promise<OutputOf<E>>;
}

/** The input as the endpoint understands it, wherever it is answered; nothing else passes the door. */
function checked<E extends Endpoint>(endpoint: E, input: InputOf<E>): Record<string, unknown> {
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) throw new ApiError("invalid", { fields: fieldsOf(parsed.error.issues) });
  const broken = unkeepableTexts(parsed.data).map((name) => [name, ["invalid_characters"]]);
  if (broken.length > 0) throw new ApiError("invalid", { fields: Object.fromEntries(broken) });
  return parsed.data;
}

/** What an API elsewhere is told: as it was sent, so that it reads it itself, without what the contract does not name. */
function known<E extends Endpoint>(input: InputOf<E>, parsed: object): InputOf<E> {
  const named = Object.entries(input).filter(([name]) => Object.hasOwn(parsed, name));
  return Object.fromEntries(named) as InputOf<E>;
}

const mostNamed = 100;

/**
 * Why each field is wrong, by its path; a field nobody asked for is named too. Of thousands some are
 * named, none in the words of the schema: these list all of them each time.
 */
function fieldsOf(issues: z.core.$ZodIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const isUnknown = issue.code === "unrecognized_keys";
    const reason = isUnknown ? "invalid" : issue.message;
    for (const name of isUnknown ? issue.keys : [""]) {
      if (fields.size >= mostNamed) return Object.fromEntries(fields);
      const path = [...issue.path, name].filter((part) => part !== "").join(".") || "input";
      fields.set(path, [...(fields.get(path) ?? []), reason]);
    }
  }
  return Object.fromEntries(fields);
}
