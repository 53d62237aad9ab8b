import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { askOutside } from "@/lib/api/outgoing";

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

async function tried(url: string) {
  const begun = performance.now();
  const error = await askOutside(url, {}).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, ms: performance.now() - begun };
}

describe("asking another server", () => {
  it("that does not take connections fails at once, and again when it is asked anew", async () => {
    const server = createServer();
    const origin = await originOf(server);
    closers.splice(0);
    await new Promise((resolve) => server.close(resolve));
    for (let times = 0; times < 3; times += 1) {
      const { error, ms } = await tried(origin);
      expect(error).toBeInstanceOf(Error);
      expect(ms).toBeLessThan(1_000);
    }
  });

  it("that cannot be reached fails within three seconds, and what follows at once", async () => {
    // An address of the documentation's: no route, or nobody who answers.
    const origin = "http://192.0.2.1:81";
    const first = await tried(`${origin}/one`);
    expect(first.error).toBeInstanceOf(Error);
    expect(first.ms).toBeLessThan(3_000);
    const second = await tried(`${origin}/two`);
    expect(second.error).toBeInstanceOf(Error);
    expect(second.ms).toBeLessThan(200);
  });

  it("that takes a question and never answers fails within nine seconds", async () => {
    const origin = await originOf(createServer(() => undefined));
    const { error, ms } = await tried(origin);
    expect(error).toMatchObject({ name: "TimeoutError" });
    expect(ms).toBeGreaterThan(7_500);
    expect(ms).toBeLessThan(9_500);
  }, 15_000);

  it("that answers after five seconds is waited for", async () => {
    const server = createHttpServer((_, response) => {
      setTimeout(() => response.end("slow"), 5_000);
    });
    const response = await askOutside(await originOf(server), {});
    expect(await response.text()).toBe("slow");
  }, 15_000);

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
