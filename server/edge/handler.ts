import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What was not there, and nothing has changed since, or cannot be: words take the place of its empty answer. */
export const sayMissing: Handler = async (_, response) => {
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
  response.end();
};
