import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { announcesTooMuch } from "./edge/body-limit";
import type { Handler } from "./edge/handler";
import { securityHeaders } from "./edge/security-headers";
import { StartError, systemCode } from "./start-error";

const secondMs = 1_000;
const mostAhead = 16;
const usualStallMs = 120 * secondMs;
const mostCrumbs = 256;
const usualPieceBytes = 256;

/**
 * An HTTP server with limits on how long and how large the head of a request may be, and on how long
 * a client may leave an answer unread: whoever reads on, however slowly, is not cut off.
 */
export function createLimitedServer(handle: Handler, stallMs = usualStallMs): Server {
  const answer = answeringInTime(handle);
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10 * secondMs,
      requestTimeout: 15 * secondMs,
      connectionsCheckingInterval: secondMs,
      // Longer than the usual proxy keeps its connections, so that it is the one to end them.
      keepAliveTimeout: 75 * secondMs,
      // Refused below, with the headers of every answer.
      requireHostHeader: false,
    },
    answer,
  );
  server.timeout = stallMs;
  // Asking for permission to send a body is granted or refused by the same rules.
  server.on("checkContinue", (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue();
    answer(request, response);
  });
  server.on("checkExpectation", (_, response) => refuseUnread(response, 417));
  server.on("clientError", answerBrokenRequest);
  return server;
}

/**
 * Browsers and proxies wait for an answer before they ask again on the same connection. Whoever sends
 * hundreds of requests ahead, which are all taken in at once, holds up everybody: their connection ends.
 */
function answeringInTime(handle: Handler): RequestListener {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (request.headers.host === undefined && request.httpVersion !== "1.0")
      return refuseUnread(response, 400);
    const ahead = unanswered.get(socket) ?? new Set();
    if (ahead.size >= mostAhead) return void socket.destroy();
    takeNoCrumbs(request);
    if (!unanswered.has(socket)) socket.once("close", () => ahead.forEach(giveUpInLine));
    unanswered.set(socket, ahead.add(response));
    response.once("finish", () => ahead.delete(response));
    void handle(request, response);
  };
}

/**
 * A body may come in as many pieces as a network makes of it. In pieces of a letter, of which each takes
 * hundreds of times as much memory as it says, a few megabytes would fill that of everybody: the
 * connection ends, also where the body waits for its turn.
 */
function takeNoCrumbs(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null, encoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    const isCrumbs = pieces > mostCrumbs + bytes / usualPieceBytes;
    if (isCrumbs) request.socket.destroy();
    return !isCrumbs && push(piece, encoding);
  };
}

function refuseUnread(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    ...securityHeaders("/", false),
    ...{ "Content-Length": 0, Connection: "close" },
  });
  response.end();
}

/** An answer that waits behind another has no connection yet, and Node does not tell it of the end of that. */
function giveUpInLine(response: ServerResponse): void {
  if (response.socket || response.destroyed) return;
  response.destroy();
  response.emit("close");
}

/** Starts listening, or says in one sentence why it cannot. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new StartError(sentence(error, port, host))));
    server.listen(port, host, () => resolve());
  });
}

function sentence(error: Error, port: number, host: string): string {
  const code = systemCode(error);
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program: stop that one, or choose another port with PORT.`;
  if (code === "EACCES")
    return `This user may not listen on port ${port}: choose one above 1023 with PORT.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is ${host}, which is not an address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}

function answerBrokenRequest(error: Error, socket: Socket): void {
  const status = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  }[systemCode(error) ?? ""];
  if (!socket.writable || systemCode(error) === "ECONNRESET") return void socket.destroy();
  const headers = Object.entries(securityHeaders("/", false)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(
    `HTTP/1.1 ${status ?? "400 Bad Request"}\r\n${headers.join("")}Content-Length: 0\r\nConnection: close\r\n\r\n`,
    // A client that goes on sending would keep its half of the connection open.
    () => socket.destroy(),
  );
}
