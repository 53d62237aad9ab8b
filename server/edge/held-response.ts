import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

type Callback = (error?: Error | null) => void;
type Chunk = string | Uint8Array;

export interface Shaper {
  /** Called once, before anything is sent, with status and headers set: hold the body back? */
  begin(): boolean;
  /** Given the whole body that was held back: the bytes to send. Headers may still be changed. */
  finish(body: Buffer): Buffer | Promise<Buffer>;
  /** A body that grows beyond this is sent as it comes after all. */
  limitBytes: number;
}

/** Puts a shaper between the application, which writes to this response, and the client. */
export function shapeResponse(response: ServerResponse, shaper: Shaper): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let isHeld: boolean | undefined;
  let chunks: Buffer[] = [];
  let bytes = 0;
  let isFinishing = false;

  const begin = () => {
    isHeld ??= shaper.begin();
    return isHeld;
  };
  const keep = (chunk: Chunk, encoding: unknown) => {
    const part =
      typeof chunk === "string"
        ? Buffer.from(chunk, encodingOf(encoding))
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    chunks.push(part);
    bytes += part.length;
  };
  const release = () => {
    isHeld = false;
    const [only, ...more] = chunks;
    const body = only && more.length === 0 ? only : Buffer.concat(chunks);
    chunks = [];
    return body;
  };

  response.writeHead = (status: number, reason?: unknown, headers?: unknown) => {
    if (response.headersSent) return response;
    response.statusCode = status;
    if (typeof reason === "string") response.statusMessage = reason;
    setAll(response, typeof reason === "string" ? headers : (headers ?? reason));
    if (!begin()) writeHead(response.statusCode);
    return response;
  };
  response.flushHeaders = () => {
    if (!begin() && !response.headersSent) writeHead(response.statusCode);
  };
  response.write = (chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback) => {
    if (!begin())
      return typeof encoding === "function"
        ? write(chunk, encoding)
        : write(chunk, encoding ?? "utf8", callback);
    keep(chunk, encoding);
    const done = typeof encoding === "function" ? encoding : callback;
    if (done) process.nextTick(done);
    return bytes > shaper.limitBytes ? write(release()) : true;
  };
  response.end = (
    chunk?: Chunk | Callback | null,
    encoding?: BufferEncoding | Callback,
    callback?: Callback,
  ) => {
    const done = [chunk, encoding, callback].find((value) => typeof value === "function");
    const hasChunk = chunk !== undefined && chunk !== null && typeof chunk !== "function";
    if (isFinishing) return response;
    if (response.writableEnded) return end(done);
    if (!begin()) return hasChunk ? end(chunk, encodingOf(encoding), done) : end(done);
    if (hasChunk) keep(chunk, encoding);
    const finished = shaper.finish(release());
    if (Buffer.isBuffer(finished)) return end(finished, done);
    isFinishing = true;
    finished.then(
      (body) => end(body, done),
      (error: Error) => response.destroy(error),
    );
    return response;
  };
}

function encodingOf(value: unknown): BufferEncoding {
  return typeof value === "string" && Buffer.isEncoding(value) ? value : "utf8";
}

// Node takes headers as an object, as a flat list and as a list of pairs.
function setAll(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    const flat: unknown[] = headers.flat();
    for (let index = 0; index + 1 < flat.length; index += 2)
      response.appendHeader(String(flat[index]), String(flat[index + 1]));
    return;
  }
  if (typeof headers !== "object" || headers === null) return;
  for (const [name, value] of Object.entries(headers)) {
    if (isHeaderValue(value)) response.setHeader(name, value);
  }
}

function isHeaderValue(value: unknown): value is OutgoingHttpHeader & OutgoingHttpHeaders[string] {
  return typeof value === "string" || typeof value === "number" || Array.isArray(value);
}
