import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "../../../server/edge/handler";
import { Line } from "../../../server/edge/line";
import { type EdgeServer, edgeServer } from "./support/edge-server";

describe("a line", () => {
  const line = (patienceMs = 60_000) => new Line({ inside: 2, waiting: 2, patienceMs });

  it("lets in so many at once and the others in order", async () => {
    const makers = line();
    expect(await Promise.all([makers.enter(), makers.enter()])).toEqual([true, true]);
    const order: string[] = [];
    const third = makers.enter().then((isLetIn) => order.push(`third ${isLetIn}`));
    const fourth = makers.enter().then((isLetIn) => order.push(`fourth ${isLetIn}`));
    makers.leave();
    await third;
    makers.leave();
    await fourth;
    expect(order).toEqual(["third true", "fourth true"]);
  });

  it("sends away at once whoever finds it full, and after a while whoever waits", async () => {
    const makers = line(20);
    const all = Array.from({ length: 5 }, () => makers.enter());
    expect(await Promise.all(all)).toEqual([true, true, false, false, false]);
    makers.leave();
    makers.leave();
    expect(await makers.enter()).toBe(true);
  });

  it("disperses when what all wait for cannot be had", async () => {
    const makers = line();
    const all = Array.from({ length: 4 }, () => makers.enter());
    makers.disperse();
    expect(await Promise.all(all)).toEqual([true, true, false, false]);
    makers.leave();
    expect(await makers.enter()).toBe(true);
  });
});

describe("pages that must be made", () => {
  let making: string[] = [];
  let finish: Array<(status: number) => void> = [];
  let server: EdgeServer;

  // Every page takes until it is told to end; `/kept` is in the framework's memory.
  const app: Handler = async (request, response) => {
    const path = request.url ?? "";
    const send = (status: number, headers = {}) => {
      response.writeHead(status, { "Content-Type": "text/html", ...headers });
      response.end(path);
    };
    if (path === "/ServerError") return send(200);
    if (path.startsWith("/kept"))
      return send(200, { "x-nextjs-cache": "HIT", "Cache-Control": "s-maxage=300" });
    making.push(path);
    send(await new Promise<number>((resolve) => finish.push(resolve)));
  };

  beforeEach(async () => {
    making = [];
    finish = [];
    server = await edgeServer(app);
  });
  afterEach(async () => {
    for (const end of finish) end(200);
    await server.close();
  });

  const ask = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, response, body: await response.text() };
  };

  it("are made a few at a time; a crowd is told within milliseconds to come again", async () => {
    const crowd = Array.from({ length: 66 }, (_, at) => ask(`/page/${at}`));
    await vi.waitFor(() => expect(making).toHaveLength(6));
    const one = await vi.waitFor(async () => {
      const answer = await ask("/one-too-many");
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(one.response.headers.get("retry-after")).toBe("2");
    expect(one.body).toBe("/ServerError");
    await vi.waitFor(() => {
      for (const end of finish.splice(0)) end(200);
      expect(making).toHaveLength(66);
    });
    for (const end of finish.splice(0)) end(200);
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("keep nobody from a page that is kept, nor from the API", async () => {
    expect((await ask("/kept")).status).toBe(200);
    const crowd = Array.from({ length: 10 }, (_, at) => ask(`/page/${at}`));
    await vi.waitFor(() => expect(making).toHaveLength(6));
    expect((await ask("/kept?x=1")).body).toBe("/kept?x=1");
    const call = ask("/api/health");
    await vi.waitFor(() => expect(making).toContain("/api/health"));
    await vi.waitFor(() => {
      for (const end of finish.splice(0)) end(200);
      expect(making).toHaveLength(11);
    });
    for (const end of finish.splice(0)) end(200);
    await Promise.all([...crowd, call]);
  });
});
