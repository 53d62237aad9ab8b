import type { IncomingHttpHeaders } from "node:http";
import { plainAddress } from "./network";

interface Peer {
  /** Who sent the request, behind however many trusted proxies. */
  address: string;
  isSecure: boolean;
}

// Next reads these as its own notes to itself; from outside they would skip the middleware,
// rewrite the route or wake a preview; no page here has actions, and unknown ones fill the log.
const internal =
  /^(x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|next-resume$|next-action$|x-rewrite-url$|x-original-url$|x-http-method)/;
const forwarded =
  /^(x-forwarded-|x-real-ip$|x-client-ip$|x-cluster-|true-client-ip$|cf-connecting-ip$|forwarded$|via$)/;
const hostName = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/**
 * Replaces everything a client could claim about itself by what is known: `x-forwarded-for` and
 * `x-client-ip` with the sender's address, `x-forwarded-proto`, and `host` where a trusted proxy
 * names it. Only a trusted peer's claims count, and of its list of addresses only the last one
 * that is not itself a trusted proxy.
 */
export function cleanHeaders(
  headers: IncomingHttpHeaders,
  peerAddress: string | undefined,
  isTrusted: (address: string) => boolean,
): Peer {
  const nearest = plainAddress(peerAddress) ?? "0.0.0.0";
  const trusted = isTrusted(nearest);
  const peer: Peer = {
    address: trusted ? sender(nearest, text(headers["x-forwarded-for"]), isTrusted) : nearest,
    isSecure: trusted && last(text(headers["x-forwarded-proto"]))?.toLowerCase() === "https",
  };
  const claimedHost = trusted ? last(text(headers["x-forwarded-host"])) : undefined;
  for (const name of Object.keys(headers)) {
    if (internal.test(name) || forwarded.test(name)) delete headers[name];
  }
  if (claimedHost && hostName.test(claimedHost)) headers.host = claimedHost;
  headers["x-forwarded-for"] = peer.address;
  headers["x-client-ip"] = peer.address;
  headers["x-forwarded-proto"] = peer.isSecure ? "https" : "http";
  return peer;
}

function sender(nearest: string, list: string, isTrusted: (address: string) => boolean): string {
  let known = nearest;
  for (const entry of list.split(",").reverse()) {
    const address = plainAddress(withoutPort(entry));
    if (!address) return known;
    known = address;
    if (!isTrusted(address)) return known;
  }
  return known;
}

function withoutPort(entry: string): string {
  const bare = entry.trim();
  return (
    /^\[(.*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare
  );
}

function text(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}

function last(list: string): string | undefined {
  return list.split(",").at(-1)?.trim() || undefined;
}
