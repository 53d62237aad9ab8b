import type { NextRequest } from "next/server";
import { MeSchema } from "../contract/desk/staff";
import { ApiError } from "../contract/errors";
import { knownPosition } from "../freshness/known-changes";
import { isDeskHost } from "../site/domains";
import { demandSameOrigin } from "./caller";
import { callDesk, stillSignedIn } from "./desk";
import { type DeskStream, joinStreams, leaveStreams } from "./desk-streams";
import { errorResponse } from "./handle";
import { deskCaller } from "./handle-desk";

// Whoever reads more slowly than things change comes back, and hears each name once.
const mostUnreadBytes = 64 * 1024;

/**
 * A stream of what has changed at the desk: names and no data, which the screens then ask for. It ends
 * with the session, and goes on behind the last event that a browser has heard.
 */
export async function handleDeskLive(request: NextRequest): Promise<Response> {
  try {
    if (!isDeskHost(request.headers.get("host"))) throw new ApiError("not_found");
    demandSameOrigin(request);
    const caller = deskCaller(request);
    const { id } = MeSchema.parse((await callDesk("me", async () => ({}), caller)).data);
    const position = Number(request.headers.get("last-event-id")) || knownPosition();
    const who = { person: id, token: caller.token ?? "", position };
    return new Response(changesFor(who, request.signal), {
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

function changesFor(
  who: Pick<DeskStream, "person" | "token" | "position">,
  gone: AbortSignal,
): ReadableStream<Uint8Array> {
  let leave = () => {};
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const stream: DeskStream = {
        ...who,
        say(bytes) {
          if ((controller.desiredSize ?? 0) >= bytes.length) return controller.enqueue(bytes);
          leaveStreams(stream);
          // What waits is let go of; the framework writes no line for an end of this name.
          controller.error(new DOMException("nobody reads it", "AbortError"));
        },
        // It may be closed from the other side already.
        close() {
          try {
            controller.close();
          } catch {}
        },
      };
      leave = () => leaveStreams(stream);
      // Said at once, so that a browser knows that it is connected.
      stream.say(new TextEncoder().encode("retry: 2000\n\n"));
      joinStreams(stream, stillSignedIn);
      gone.addEventListener("abort", () => {
        leave();
        stream.close();
      });
    },
    cancel: () => leave(),
  };
  return new ReadableStream(source, {
    highWaterMark: mostUnreadBytes,
    size: ({ length }) => length,
  });
}
