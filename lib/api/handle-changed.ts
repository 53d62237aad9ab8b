import type { NextRequest } from "next/server";
import { Webhook } from "standardwebhooks";
import { type Changed, ChangedSchema } from "../contract/changes";
import { ApiError } from "../contract/errors";
import { env } from "../env";
import { localeOfCall } from "../site/domains";
import { errorResponse, parseJson } from "./handle";
import { sayChanged } from "./say-changed";

/** As long as a signature is believed, in both directions of a wrong clock. */
const rememberedMs = 10 * 60_000;
const seen = new Map<string, number>();

/** The webhook by which an operator's own API says what changed, signed as Standard Webhooks. */
export async function handleChanged(request: NextRequest): Promise<Response> {
  try {
    if (!env.WEBHOOK_SECRET) throw new ApiError("not_found");
    const text = await request.text();
    demandSignature(env.WEBHOOK_SECRET, text, request.headers);
    const changed = ChangedSchema.safeParse(parseJson(text));
    if (!changed.success) throw new ApiError("invalid", { fields: fieldsOf(changed.error.issues) });
    // A sender that did not hear the answer sends again.
    const id = request.headers.get("webhook-id") ?? "";
    const isNew = !wasSeen(id);
    if (isNew) await say(changed.data.data);
    seen.set(id, performance.now());
    return Response.json(
      { data: { emptied: isNew } },
      { headers: { "cache-control": "no-store" } },
    );
  } catch (error) {
    return errorResponse(error, localeOfCall(request.headers), "/api/changed");
  }
}

function say({ names, languages = [] }: Changed["data"]): Promise<void> {
  if (languages.length === 0) return sayChanged(names);
  return sayChanged(names.flatMap((name) => languages.map((language) => `${name}@${language}`)));
}

function demandSignature(secret: string, text: string, headers: Headers): void {
  try {
    new Webhook(secret).verify(text, Object.fromEntries(headers), { jsonParse: false });
  } catch (cause) {
    throw new ApiError("unauthorized", { cause });
  }
}

function fieldsOf(issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>) {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.map(String).join(".") || "input", [message]]),
  );
}

function wasSeen(id: string): boolean {
  const now = performance.now();
  for (const [known, at] of seen) if (now - at > rememberedMs) seen.delete(known);
  return seen.has(id);
}
