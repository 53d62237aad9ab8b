import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
