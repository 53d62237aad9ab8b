import { addressOf } from "../../lib/api/address";
import { misfits } from "../../lib/api/unfit-reply";
import { allEndpoints } from "../../lib/contract/all-endpoints";
import type { Endpoint } from "../../lib/contract/endpoint";
import {
  isForAnybody,
  isGuarded,
  type Known,
  learn,
  lists,
  missing,
  nobody,
  sampleOf,
} from "./samples";

/** What was found about one call. */
export interface Finding {
  call: string;
  tier: Endpoint["tier"];
  there: "yes" | "no" | "unknown";
  /** Why it does not fit; undefined where it does, or where that could not be tried. */
  misfit?: string;
  without: string;
}

interface Reply {
  status: number;
  type: string;
  text: string;
}

const mostMs = 8_000;
const untried = "not tried: no list names one to ask for";
const notThere = [404, 405, 501];

/**
 * Asks an API for every call of the contract. Reads are compared with the schema; what writes, or is
 * someone's own, is asked with nothing in it and must be refused, so that nothing is changed.
 * @param base the address before `/api/…`; `{locale}` in it is replaced
 */
export async function checkApi(base: string, locale: string): Promise<Finding[]> {
  const root = base.replace("{locale}", locale).replace(/\/$/, "");
  const known: Known = {};
  const ask = (endpoint: Endpoint, input: Record<string, unknown>) =>
    send(root, locale, endpoint, input);
  const findings: Finding[] = [];
  for (const endpoint of inOrder()) {
    const { method, path, tier, without } = endpoint;
    const found =
      method === "GET" && !isGuarded(path)
        ? await tryRead(endpoint, known, ask)
        : await tryGuarded(endpoint, ask);
    findings.push({ call: `${method} ${path}`, tier, without, ...found });
  }
  return findings;
}

type Ask = (endpoint: Endpoint, input: Record<string, unknown>) => Promise<Reply | string>;
type Found = Pick<Finding, "there" | "misfit">;

/** Required calls before optional ones, and first the lists from which others take their names. */
function inOrder(): Endpoint[] {
  const rank = ({ path, tier }: Endpoint) =>
    lists.includes(path) ? 0 : tier === "required" ? 1 : 2;
  return [...allEndpoints].sort((a, b) => rank(a) - rank(b));
}

async function tryRead(endpoint: Endpoint, known: Known, ask: Ask): Promise<Found> {
  const { path, tier } = endpoint;
  const input = sampleOf(path, known);
  if (!input) return { there: "unknown", ...(tier === "required" && { misfit: untried }) };
  const reply = await ask(endpoint, input);
  if (typeof reply === "string") return { there: "unknown", misfit: reply };
  if (notThere.includes(reply.status)) return { there: "no" };
  if (reply.status !== 200) return { there: "yes", misfit: said(reply) };
  const body = parsed(reply.text);
  learn(known, path, body);
  const fit = endpoint.output.safeParse(body);
  if (!fit.success) return { there: "yes", misfit: `${misfits(fit.error)} (${said(reply)})` };
  return { there: "yes", ...(await odd(endpoint, input, body, ask)) };
}

/** What no schema sees: things that do not exist, and the size of a page. */
async function odd(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  body: unknown,
  ask: Ask,
): Promise<{ misfit?: string }> {
  const rows = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  if (input.per_page === 1 && Array.isArray(rows) && rows.length > 1)
    return { misfit: `per_page=1 is answered with ${rows.length} rows` };
  const nothing = missing[endpoint.path];
  if (!nothing) return {};
  const reply = await ask(endpoint, nothing);
  if (typeof reply !== "string" && reply.status === 404) return {};
  const answer = typeof reply === "string" ? reply : reply.status;
  return { misfit: `what does not exist is answered with ${answer}, not 404` };
}

async function tryGuarded(endpoint: Endpoint, ask: Ask): Promise<Found> {
  const reply = await ask(endpoint, nobody);
  if (typeof reply === "string") return { there: "unknown", misfit: reply };
  const { status } = reply;
  // Nothing goes by that name: whether the call is there cannot be told.
  if (status === 404 && endpoint.path.includes(":")) return { there: "unknown" };
  if (notThere.includes(status)) return { there: "no" };
  if (status < 400 && !isForAnybody(endpoint.path))
    return { there: "yes", misfit: `an empty request is answered with ${status}` };
  return { there: "yes", ...(status >= 500 && { misfit: said(reply) }) };
}

async function send(
  root: string,
  locale: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<Reply | string> {
  const isForm = endpoint.body === "multipart";
  const isPost = endpoint.method === "POST";
  try {
    const response = await fetch(root + addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        "accept-language": locale,
        ...(isPost && !isForm && { "content-type": "application/json" }),
      },
      ...(isPost && { body: isForm ? new FormData() : "{}" }),
      redirect: "error",
      signal: AbortSignal.timeout(mostMs),
    });
    const type = response.headers.get("content-type") ?? "no content type";
    return { status: response.status, type, text: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return isLate ? `no answer within ${mostMs / 1000} s` : `no answer: ${String(cause)}`;
  }
}

const said = ({ status, type, text }: Reply) =>
  `${status}, ${type}, begins ${JSON.stringify(text.slice(0, 40))}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
