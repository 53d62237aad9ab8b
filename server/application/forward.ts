import { Agent, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { hasBody } from "../edge/body-limit";
import type { Handler } from "../edge/handler";
import { largestHeadBytes, toldHeader } from "./messages";

// Of one connection, not of what goes over it (RFC 9110, 7.6.1).
const ofTheConnection = new Set([
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding"],
  ...["upgrade", "expect", "date", toldHeader],
]);

/**
 * Lets another process answer, over a socket.
 *
 * @param heard resolves when so many of its messages have arrived; rejects when no more will
 */
export function forwarding(socketPath: string, heard: (count: number) => Promise<void>): Handler {
  const agent = new Agent({ keepAlive: true });
  return (request, response) =>
    new Promise((resolve, reject) => {
      if (response.destroyed) return resolve();
      const upstream = ask({
        socketPath,
        agent,
        method: request.method,
        path: request.url,
        headers: passedOn(request.headers),
        maxHeaderSize: largestHeadBytes,
      });
      let isBegun = false;
      const breakOff = (error: Error) => {
        if (response.writableEnded || response.destroyed) return resolve();
        // A part of an answer is none, also where it is held back on its way out.
        if (isBegun) response.destroy(error);
        reject(error);
      };
      upstream.on("error", breakOff);
      upstream.on("response", async (answer) => {
        answer.on("error", breakOff);
        try {
          await heard(Number(answer.headers[toldHeader] ?? 0));
        } catch {
          return upstream.destroy(new Error("the other process ended before it had said all"));
        }
        isBegun = true;
        response.writeHead(answer.statusCode ?? 500, passedOn(answer.headers));
        answer.pipe(response);
        answer.on("end", resolve);
      });
      // Whoever gave up waiting needs no answer.
      response.once("close", () => {
        if (!response.writableFinished) upstream.destroy();
        resolve();
      });
      if (hasBody(request)) request.pipe(upstream);
      else upstream.end();
    });
}

function passedOn(headers: IncomingMessage["headers"]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));
}
