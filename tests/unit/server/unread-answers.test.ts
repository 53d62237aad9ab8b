import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "../../../server/edge/handler";
import { type EdgeServer, edgeServer } from "./support/edge-server";

const bytes = 40_000_000;
let closed: string[] = [];
let server: EdgeServer;
let client: Socket;

const app: Handler = async (request, response) => {
  response.once("close", () => closed.push(request.url ?? ""));
  response.writeHead(200, { "Content-Type": "application/octet-stream" });
  response.end(Buffer.alloc(bytes));
};

beforeEach(async () => {
  closed = [];
  server = await edgeServer(app, {}, 4_000);
  const { hostname, port } = new URL(server.url);
  client = connect(Number(port), hostname);
  client.write("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
});
afterEach(async () => {
  client.destroy();
  await server.close();
});

describe("an answer", { timeout: 60_000 }, () => {
  it("that nobody reads is given up, with its connection", async () => {
    client.on("error", () => undefined);
    client.pause();
    await vi.waitFor(() => expect(closed).toEqual(["/large"]), { timeout: 30_000 });
  });

  it("that is read slowly arrives whole, however long that takes", async () => {
    const begunAt = performance.now();
    let read = 0;
    client.on("data", async (chunk: Buffer) => {
      const before = Math.floor(read / 1_000_000);
      read += chunk.length;
      if (Math.floor(read / 1_000_000) === before) return;
      client.pause();
      await pause(120);
      client.resume();
    });
    await once(client, "close");
    expect(read).toBeGreaterThan(bytes);
    expect(performance.now() - begunAt).toBeGreaterThan(4_000);
  });
});
