import type { NextRequest } from "next/server";
import { shownAtDesk } from "../contract/changes";
import { MeSchema } from "../contract/desk/staff";
import { ApiError } from "../contract/errors";
import { knownPosition, lastTouched } from "../freshness/known-changes";
import { isDeskHost } from "../site/domains";
import { demandSameOrigin } from "./caller";
import { callDesk } from "./desk";
import { errorResponse } from "./handle";
import { deskCaller } from "./handle-desk";

const lookEveryMs = 250;
const askEveryMs = 15_000;

/**
 * A stream of what has changed at the desk: names and no data, which the screens then ask for. It ends
 * with the session, and goes on behind the last event that a browser has heard.
 */
export async function handleDeskLive(request: NextRequest): Promise<Response> {
  try {
    if (!isDeskHost(request.headers.get("host"))) throw new ApiError("not_found");
    demandSameOrigin(request);
    const stillThere = () => callDesk("me", {}, deskCaller(request));
    const { id } = MeSchema.parse((await stillThere()).data);
    const heard = Number(request.headers.get("last-event-id")) || knownPosition();
    return new Response(changesSince(heard, { person: id, stillThere }, request.signal), {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        // A proxy in front passes it on as it comes.
        "x-accel-buffering": "no",
      },
    });
  } catch (error) {
    return errorResponse(error, "en", "/api/desk/live");
  }
}

const most = 8;
/** What ends the streams of each person, the oldest first. */
const open = new Map<string, Set<() => void>>();

function openOf(person: string): Set<() => void> {
  const theirs = open.get(person) ?? new Set();
  open.set(person, theirs);
  return theirs;
}

/** Nobody needs more than eight tabs that hear at once: the ninth is the one that is looked at, the oldest goes. */
function takePlace(person: string, hangUp: () => void): void {
  const theirs = openOf(person);
  const [oldest] = theirs;
  if (theirs.size >= most) oldest?.();
  theirs.add(hangUp);
}

function changesSince(
  heard: number,
  { person, stillThere }: { person: string; stillThere: () => Promise<unknown> },
  gone: AbortSignal,
): ReadableStream<Uint8Array> {
  const timers: NodeJS.Timeout[] = [];
  let end = () => {};
  return new ReadableStream({
    start(stream) {
      let position = heard;
      const say = (text: string) => stream.enqueue(new TextEncoder().encode(text));
      const look = () => {
        const since = shownAtDesk.filter((name) => lastTouched(name) > position);
        if (since.length === 0) return;
        position = Math.max(...since.map(lastTouched));
        for (const name of since) say(`id: ${position}\ndata: ${name.replace(/^desk:/, "")}\n\n`);
      };
      const hangUp = () => {
        // So that the tab does not come back before somebody looks at it.
        say("event: enough\ndata: \n\n");
        end();
      };
      end = () => {
        openOf(person).delete(hangUp);
        for (const timer of timers) clearInterval(timer);
        // It may be closed from the other side already.
        try {
          stream.close();
        } catch {}
      };
      takePlace(person, hangUp);
      // Said at once, so that a browser knows that it is connected.
      say(`retry: 2000\n\n`);
      look();
      timers.push(setInterval(look, lookEveryMs));
      timers.push(
        setInterval(() => {
          say(":\n\n");
          stillThere().catch(end);
        }, askEveryMs),
      );
      gone.addEventListener("abort", end);
    },
    cancel: () => end(),
  });
}
