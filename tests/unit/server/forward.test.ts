import { mkdtempSync, rmSync } from "node:fs";
import { request as ask, createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Counted } from "../../../server/application/counted";
import { forwarding } from "../../../server/application/forward";
import { toldHeader } from "../../../server/application/messages";
import type { Handler } from "../../../server/edge/handler";
import { shapeResponse } from "../../../server/edge/held-response";

let folder: string;
let application: Server;
let edge: Server;
let answer: Handler;
let heard: (count: number) => Promise<void>;
let url: string;

const listen = (server: Server, ...where: [string] | [number, string]) =>
  new Promise<void>((resolve) => server.listen(...(where as [number, string]), resolve));

const promisedHead = (address: string) =>
  new Promise((resolve, reject) => {
    const asked = ask(address, { maxHeaderSize: 100_000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on("error", reject).end();
  });

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

  it("breaks off with it also where the answer is held back until it is whole", async () => {
    edge.prependListener("request", (_, response) =>
      shapeResponse(response, { limitBytes: 1_000, begin: () => true, finish: (body) => body }),
    );
    answer = async (_, response) => {
      response.writeHead(200, { "Cache-Control": "s-maxage=300" });
      response.write("half");
      setImmediate(() => response.destroy());
    };
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  });

  it("fails when the other process ends before all of its messages are heard", async () => {
    const messages = new Counted();
    heard = (count) => messages.reached(count);
    answer = async (_, response) => {
      response.writeHead(200, { [toldHeader]: 2 });
      response.end("sold");
    };
    messages.add();
    const sold = fetch(url);
    messages.end();
    expect((await sold).status).toBe(503);
    expect((await fetch(url)).status).toBe(503);
    await messages.reached(1);
  });

  it("may have an answer that repeats its long address in several headers", async () => {
    answer = async (_, response) => {
      const long = `/${"x".repeat(9_000)}`;
      response.writeHead(200, { "X-Nextjs-Rewritten-Path": long, Link: `<${long}>` });
      response.end("long");
    };
    const response = await promisedHead(url);
    expect(response).toBe(200);
  });
});
