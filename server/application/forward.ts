import { Agent, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { hasBody } from "../edge/body-limit";
import type { Handler } from "../edge/handler";
import { toldHeader } from "./messages";

// Of one connection, not of what goes over it (RFC 9110, 7.6.1).
const ofTheConnection = new Set([
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding"],
  ...["upgrade", "expect", "date", toldHeader],
]);

/**
 * Lets another process answer, over a socket.
 *
 * @param heard resolves when so many of its messages have arrived
 */
export function forwarding(socketPath: string, heard: (count: number) => Promise<void>): Handler {
  const agent = new Agent({ keepAlive: true });
  return (request, response) =>
    new Promise((resolve, reject) => {
      const upstream = ask({
        socketPath,
        agent,
        method: request.method,
        path: request.url,
        headers: passedOn(request.headers),
      });
      const breakOff = (error: Error) => {
        if (response.writableEnded || response.destroyed) return resolve();
        if (response.headersSent) response.destroy(error);
        reject(error);
      };
      upstream.on("error", breakOff);
      upstream.on("response", async (answer) => {
        answer.on("error", breakOff);
        await heard(Number(answer.headers[toldHeader] ?? 0));
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
