import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { record } from "./support/sample-app";
import { sampleEdge } from "./support/sample-edge";

const { server } = sampleEdge();

describe("a body", () => {
  const post = (bytes: number, type: string) =>
    fetch(`${server().url}/api/echo`, {
      method: "POST",
      headers: { "content-type": type },
      body: new Uint8Array(bytes),
    });

  it.each([
    [65_536, "application/json", 200],
    [65_537, "application/json", 413],
    [11_000_000, "application/json", 413],
    [65_537, "text/plain", 413],
    [65_537, "application/json; multipart/form-data", 413],
    [2_621_440, "multipart/form-data; boundary=x", 200],
    [2_621_441, "multipart/form-data; boundary=x", 413],
  ])("of %d bytes of %s is answered %d", async (bytes, type, status) => {
    const response = await post(bytes, type);
    const said: unknown = await response.json();
    expect(response.status).toBe(status);
    expect(said).toMatchObject(status === 200 ? { bytes } : { error: { code: "too_large" } });
    expect(record.calls).toBe(status === 200 ? 1 : 0);
  });

  it("of an offer may be weeks in three versions and two languages: a megabyte", async () => {
    const offer = (bytes: number) =>
      fetch(`${server().url}/api/desk/edit-offer`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: new Uint8Array(bytes),
      });
    expect((await offer(1_048_576)).status).not.toBe(413);
    expect((await offer(1_048_577)).status).toBe(413);
  });

  const chunked = (bytes: number) =>
    `POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n0\r\n\r\n`;

  it("that never comes whole reaches nobody, and is one line of the log", async () => {
    const lines = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    const head = "POST /api/echo?secret=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 60000";
    socket.write(`${head}\r\nContent-Type: application/json\r\n\r\n{"half":`, () =>
      setImmediate(() => socket.destroy()),
    );
    await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(1), 30_000);
    expect(lines.mock.calls[0]).toEqual(["POST /api/echo: the body did not arrive whole"]);
    expect(console.error).not.toHaveBeenCalled();
    expect(record.calls).toBe(0);
  });

  it("that never comes whole says no more of its path than a line has room for", async () => {
    const lines = vi.spyOn(console, "info").mockImplementation(() => undefined);
    lines.mockClear();
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/${"a".repeat(12_000)} HTTP/1.1\r\nHost: x\r\nContent-Length: 60000`;
    socket.write(`${head}\r\nContent-Type: application/json\r\n\r\n{"half":`, () =>
      setImmediate(() => socket.destroy()),
    );
    await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(1), 30_000);
    expect(String(lines.mock.calls[0]).length).toBeLessThan(300);
  });

  it("of unknown length is measured, never truncated", async () => {
    expect(await server().raw(chunked(65_536))).toContain('{"bytes":65536}');
    expect(record.seen?.headers["content-length"]).toBe("65536");
    expect(await server().raw(chunked(65_537))).toMatch(/^HTTP\/1.1 413 /);
  });

  it("in pieces of a letter, each of which takes hundreds of times as much memory, ends the connection", async () => {
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    const [head = ""] = chunked(1).split("1\r\na");
    const sent = (pieces: number, bytes: number) => {
      const piece = `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;
      return server()
        .raw(`${head}${piece.repeat(pieces)}0\r\n\r\n`)
        .catch(() => "");
    };
    expect(await sent(240, 256)).toContain('{"bytes":61440}');
    expect(await sent(200, 1)).toContain('{"bytes":200}');
    record.calls = 0;
    expect(await sent(2_000, 1)).toBe("");
    expect(record.calls).toBe(0);
  });

  it("of a picture may be begun ten times at once: no memory is filled by what never ends", async () => {
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    const { hostname, port } = new URL(server().url);
    const bytes = 2_600_000;
    const type = "Content-Type: multipart/form-data; boundary=x";
    const head = `POST /api/echo HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
    const answers: string[] = [];
    const sockets = Array.from({ length: 12 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("data", (chunk) => answers.push(chunk.toString()));
      socket.on("error", () => undefined);
      socket.write(head + "a".repeat(bytes - 1));
      return socket;
    });
    await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(3), 30_000);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 503 .*retry-after: 5/is);
    // What needs little comes through all the same.
    expect((await post(60_000, "application/json")).status).toBe(200);
    const picture = async () => (await post(2_000_000, "multipart/form-data; boundary=x")).status;
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await picture()).toBe(200), 30_000);
  });

  it("that asks first is refused before it is sent", async () => {
    const answer = await server().raw(
      "POST /api/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe("a page", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "is read only, and the framework not asked: %s",
    async (method) => {
      for (const path of ["/", "/page", "/_next/static/a.js", "/%61pi/echo"]) {
        const body = method === "POST" ? new FormData() : null;
        body?.set("1_$ACTION_ID_x", "x");
        const response = await fetch(server().url + path, { method, body });
        expect([path, response.status, response.headers.get("allow")]).toEqual([
          path,
          405,
          "GET, HEAD",
        ]);
        expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
      }
      expect(record.calls).toBe(0);
    },
  );
});

describe("a broken request", () => {
  it.each([
    [`GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["rubbish\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
    ["TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
    ["GET / HTTP/1.1\r\nHost: x\r\nhOST: y\r\nConnection: close\r\n\r\n", 400],
    ["OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ])("is refused politely: %.40j", async (bytes, status) => {
    const answer = await server().raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("nosniff");
    expect(record.calls).toBe(0);
  });
});
