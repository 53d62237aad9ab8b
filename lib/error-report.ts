import { readFileSync } from "node:fs";
import { now } from "./clock";
import { env } from "./env";
import { withOriginalPlaces } from "./original-places";
import { askOutside } from "./outgoing";

const quietMs = 60_000;
const mostAMinute = 30;
const sentAt = new Map<string, number>();

/**
 * Tells the operator's service for errors (`ERROR_REPORT_URL`) of an error that nobody expected: its
 * message, where in our code it came up, and which release that was. Nothing in it says who was
 * there or what they sent. One of a kind a minute, thirty in all; off without the setting.
 *
 * @param where a place of the code: a route, a queue; never an address that somebody asked for
 * @returns once it is sent or given up; never rejects
 */
export async function reportError(error: unknown, where: string): Promise<void> {
  const url = env.ERROR_REPORT_URL;
  const report = { message: messageOf(error), stack: stackOf(error), where, release: release() };
  if (!url || !isDue(`${where}\n${report.message}`)) return;
  try {
    const answer = await askOutside(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(env.ERROR_REPORT_TOKEN && { authorization: `Bearer ${env.ERROR_REPORT_TOKEN}` }),
      },
      body: JSON.stringify({ ...report, at: now().toISOString() }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (failure) {
    console.warn(`an error could not be reported: ${messageOf(failure)}`);
  }
}

function isDue(kind: string): boolean {
  const time = performance.now();
  for (const [each, at] of sentAt) if (time - at >= quietMs) sentAt.delete(each);
  if (sentAt.has(kind) || sentAt.size >= mostAMinute) return false;
  sentAt.set(kind, time);
  return true;
}

/** What an error says, its causes too, without what somebody may have typed. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return impersonal(String(error));
  const own = impersonal(`${error.name}: ${error.message}`);
  return error.cause instanceof Error ? `${own} ← ${messageOf(error.cause)}` : own;
}

/** Where it came from, line by line; the message, which a stack begins with, is left out. */
function stackOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return withOriginalPlaces(lines.filter((line) => /^\s+at /.test(line)).join("\n"));
}

// What is quoted may be somebody's, and a failed query ends with its values. A key, a reference and
// a number of an account are long, or have a shape of their own.
const personal: [pattern: RegExp, instead: string][] = [
  [/\nparams:.*/s, ""],
  [/".*"/s, '"…"'],
  [/(https?:\/\/[^/\s]+)\/\S*/g, "$1/…"],
  [/[^\s@]+@[^\s@]+/g, "…@…"],
  [/\b[A-Z]-[A-Z0-9]{4}(-[A-Z0-9]{4})+\b/g, "…"],
  [/\d+(\.\d+){3}|[0-9a-f]*:[0-9a-f:]*:[0-9a-f]*/gi, "…"],
  [/(?=[\w-]*\d)[\w-]{20,}|\+?\d[\d\s-]{4,}\d/g, "…"],
];
const impersonal = (text: string) =>
  personal.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text).slice(0, 500);

/** `RELEASE` where it is set, else the name of the build. */
function release(): string {
  if (env.RELEASE) return env.RELEASE;
  try {
    return readFileSync(".next/BUILD_ID", "utf8").trim();
  } catch {
    return "unbuilt";
  }
}
