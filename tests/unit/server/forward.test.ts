import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forwarding } from "../../../server/application/forward";
import { toldHeader } from "../../../server/application/messages";
import type { Handler } from "../../../server/edge/handler";

let folder: string;
let application: Server;
let edge: Server;
let answer: Handler;
let heard: (count: number) => Promise<void>;
let url: string;

const listen = (server: Server, ...where: [string] | [number, string]) =>
  new Promise<void>((resolve) => server.listen(...(where as [number, string]), resolve));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forward-"));
  const socket = join(folder, "a.sock");
  heard = async () => undefined;
  application = createServer((request, response) => void answer(request, response));
  await listen(application, socket);
  const forward = forwarding(socket, (count) => heard(count));
  edge = createServer((request, response) => {
    forward(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(503);
      response.end();
    });
  });
  await listen(edge, 0, "127.0.0.1");
  const address = edge.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterEach(() => {
  for (const server of [edge, application]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

describe("a request that another process answers", () => {
  it("arrives whole, and so does the answer", async () => {
    const body = "x".repeat(300_000);
    answer = async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      response.setHeader("Set-Cookie", ["a=1", "b=2"]);
      response.writeHead(201, {
        "X-Seen": `${request.method} ${request.url} ${request.headers.host}`,
      });
      response.end(Buffer.concat(chunks));
    };
    const { status, headers, ...rest } = await fetch(`${url}/a?b=%20`, {
      method: "POST",
      body,
    }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect(status).toBe(201);
    expect(headers.get("x-seen")).toBe(`POST /a?b=%20 ${new URL(url).host}`);
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(rest.text).toBe(body);
  });

  it("is answered when all has been heard that was told before", async () => {
    let said: () => void = () => undefined;
    const asked: number[] = [];
    heard = (count) => {
      asked.push(count);
      return new Promise((resolve) => {
        said = resolve;
      });
    };
    answer = async (_, response) => {
      response.writeHead(200, { [toldHeader]: 7 });
      response.end("sold");
    };
    let isAnswered = false;
    const sold = fetch(url).then((response) => {
      isAnswered = true;
      return response;
    });
    await vi.waitFor(() => expect(asked).toEqual([7]), { timeout: 30_000 });
    expect(isAnswered).toBe(false);
    said();
    const response = await sold;
    expect(await response.text()).toBe("sold");
    expect(response.headers.has(toldHeader)).toBe(false);
  });

  it("is given up there when whoever asked has gone", async () => {
    let isGivenUp = false;
    let isAsked = false;
    answer = async (_, response) => {
      isAsked = true;
      response.once("close", () => {
        isGivenUp = true;
      });
    };
    const gone = new AbortController();
    const asking = fetch(url, { signal: gone.signal }).catch(() => "gone");
    await vi.waitFor(() => expect(isAsked).toBe(true), { timeout: 30_000 });
    gone.abort();
    expect(await asking).toBe("gone");
    await vi.waitFor(() => expect(isGivenUp).toBe(true), { timeout: 30_000 });
  });

  it("is streamed, as slowly as it is made", async () => {
    answer = async (_, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write("one");
    };
    const response = await fetch(url);
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe("one");
  });

  it("fails when the other process breaks off, before or in the middle of its answer", async () => {
    answer = async (_, response) => void response.destroy();
    expect((await fetch(url)).status).toBe(503);
    answer = async (_, response) => {
      response.writeHead(200, { "Content-Length": 10 });
      response.write("half");
      setImmediate(() => response.destroy());
    };
    const half = fetch(url).then((response) => response.text());
    await expect(half).rejects.toThrow();
  });
});
