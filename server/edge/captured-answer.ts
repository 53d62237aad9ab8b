import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Handler } from "./handler";
import { shapeResponse } from "./held-response";

export interface CapturedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const carried = ["host", "x-forwarded-for", "x-forwarded-proto", "x-client-ip", "user-agent"];

/**
 * Asks the application for another page of the same host and keeps its answer.
 *
 * @throws when the application breaks its answer off
 */
export function capturedAnswer(
  app: Handler,
  asker: IncomingMessage,
  path: string,
): Promise<CapturedAnswer> {
  const request = new IncomingMessage(asker.socket);
  const headers = carried.flatMap((name) => {
    const value = asker.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  Object.assign(request, {
    method: "GET",
    url: path,
    httpVersion: "1.1",
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers: Object.fromEntries(headers),
    complete: true,
  });
  request.push(null);
  const response = new ServerResponse(request);
  return new Promise((resolve, reject) => {
    shapeResponse(response, {
      limitBytes: Number.POSITIVE_INFINITY,
      begin: () => true,
      finish: (body) => {
        resolve({
          status: response.statusCode,
          headers: { ...response.getHeaders() },
          body,
        });
        // Nothing carries the bytes away, so nothing else would say that they are written.
        process.nextTick(() => response.emit("finish"));
        return body;
      },
    });
    // Without a connection nothing else would say that nothing more is coming.
    response.destroy = (error) => {
      reject(error ?? new Error(`the answer to ${path} was broken off`));
      response.emit("close");
      return response;
    };
    app(request, response).catch(reject);
  });
}
