import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createEdge } from "../../../server/edge/edge";
import { createLimitedServer } from "../../../server/listen";
import { edgeOptions } from "./support/edge-server";
import { app, record } from "./support/sample-app";

const ends: Array<() => void> = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server with shorter patience. */
async function impatient(): Promise<number> {
  const server = createLimitedServer(createEdge(app, edgeOptions));
  server.headersTimeout = 200;
  server.requestTimeout = 400;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** What it answers to somebody who sends these bytes and then no more. */
const answerTo = async (bytes: string) => said(await impatient(), bytes);

function said(port: number, bytes: string, begun = () => {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, begun));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}

describe("a client that does not wait for answers", () => {
  const ask = "GET /page HTTP/1.1\r\nHost: x\r\n\r\n";
  const last = "GET /page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

  it("is answered a few requests that came ahead", async () => {
    expect((await answerTo(ask.repeat(15) + last)).match(/HTTP\/1.1 200/g)).toHaveLength(16);
  });

  it("loses the connection where hundreds come ahead, and most of them are work for nobody", async () => {
    record.calls = 0;
    await answerTo(ask.repeat(1_000));
    expect(record.calls).toBeLessThanOrEqual(16);
  });
});

describe("a client that does not go on", () => {
  it("has ten seconds for the head of a request and fifteen for all of it", () => {
    const { headersTimeout, requestTimeout } = createLimitedServer(app);
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 15_000]);
  });

  it("keeps nobody else waiting, be they five hundred, and each connection ends", async () => {
    const port = await impatient();
    const half = "GET /page HTTP/1.1\r\nHost: x\r\nA: ";
    const slow: Promise<string>[] = [];
    for (let count = 0; count < 500; count += 1)
      await new Promise<void>((begun) => slow.push(said(port, half, begun)));
    const quick = "GET /page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    expect(await said(port, quick)).toMatch(/^HTTP\/1.1 200 /);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it.each([
    ["nothing", ""],
    ["half a head", "GET / HTTP/1.1\r\nHost: x\r\nA: "],
    ["half a body", "POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"],
    [
      "half a chunk",
      "POST /api/echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhalf",
    ],
  ])("after %s is told so, and its connection ends", async (_, bytes) => {
    record.calls = 0;
    const answer = await answerTo(bytes);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("nosniff");
    expect(record.calls).toBe(0);
  });
});

describe("a request that is refused before anybody reads it", () => {
  it.each([
    [400, "a head with a NUL", "GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n"],
    [400, "no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [417, "what nobody can expect", "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n"],
  ])("is answered %d for %s, as safely as every other", async (status, _, bytes) => {
    record.calls = 0;
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("nosniff");
    expect(answer).toContain("DENY");
    expect(record.calls).toBe(0);
  });
});
