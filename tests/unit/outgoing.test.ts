import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { askOutside } from "@/lib/outgoing";
import { heardMs } from "../support/heard";

const closers: Array<() => void> = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Listening = { listen: (port: number, host: string, done: () => void) => unknown };
type Closing = { close: () => unknown; address: () => unknown };

async function originOf(server: Listening & Closing): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The error that asking ends with, after how long by the clock, and how long that was waited for. */
async function tried(url: string) {
  const begun = performance.now();
  let error: unknown;
  const heard = await heardMs(async () => {
    error = await askOutside(url, {}).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  });
  return { error, heard, ms: performance.now() - begun };
}

/** A process that listens and then sleeps, with as many connections waiting as it lets wait. */
async function originThatHangs(): Promise<string> {
  const script = `
    const server = require("node:net").createServer();
    server.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
      require("node:fs").writeSync(1, String(server.address().port));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  closers.push(() => child.kill("SIGKILL"));
  const port = Number(await new Promise((resolve) => child.stdout.once("data", resolve)));
  for (let waiting = 0; waiting < 4; waiting += 1) {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    closers.push(() => socket.destroy());
    // Two are let wait, one after the other: no other finds their place still free.
    if (waiting < 2) await once(socket, "connect");
  }
  return `http://127.0.0.1:${port}`;
}

describe("asking another server", () => {
  it("that does not take connections fails at once, and again when it is asked anew", async () => {
    // Nobody listens there, and no server of another test is given it.
    const origin = "http://127.0.0.1:2";
    expect((await tried(origin)).error).toMatchObject({ cause: { code: "ECONNREFUSED" } });
    for (let times = 0; times < 2; times += 1) {
      const { error, heard } = await tried(origin);
      expect(error).toBeInstanceOf(Error);
      expect(heard).toBeLessThan(1_000);
    }
  });

  it("that does not take up connections fails within three seconds, and what follows at once", async () => {
    const origin = await originThatHangs();
    const first = await tried(`${origin}/one`);
    expect(first.error).toMatchObject({ cause: { code: "UND_ERR_CONNECT_TIMEOUT" } });
    expect(first.heard).toBeLessThan(3_000);
    const second = await tried(`${origin}/two`);
    expect(second.error).toMatchObject({ message: `${origin} did not answer a moment ago` });
    expect(second.heard).toBeLessThan(500);
  });

  it("that takes a question and never answers fails within nine seconds", async () => {
    const origin = await originOf(createServer(() => undefined));
    const { error, ms, heard } = await tried(origin);
    expect(error).toMatchObject({ name: "TimeoutError" });
    expect(ms).toBeGreaterThan(7_500);
    expect(heard).toBeLessThan(9_000);
  });

  it("that answers after five seconds is waited for", async () => {
    const server = createHttpServer((_, response) => {
      setTimeout(() => response.end("slow"), 5_000);
    });
    const response = await askOutside(await originOf(server), {});
    expect(await response.text()).toBe("slow");
  });

  it("that hangs up on a read is asked once more, on a write it is not", async () => {
    let asked = 0;
    const server = createHttpServer((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end("there");
    });
    const origin = await originOf(server);
    expect(await (await askOutside(origin, {})).text()).toBe("there");
    asked = 0;
    await expect(askOutside(origin, { method: "POST" })).rejects.toThrow();
    expect(asked).toBe(1);
  });

  it("is not led elsewhere", async () => {
    const server = createHttpServer((_, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
    });
    await expect(askOutside(await originOf(server), {})).rejects.toThrow();
  });
});
