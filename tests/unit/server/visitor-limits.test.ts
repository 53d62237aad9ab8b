import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PeriodCounts } from "../../../lib/site/period-counts";
import type { Handler } from "../../../server/edge/handler";
import { type TooMany, VisitorLimits } from "../../../server/edge/visitor-limits";
import { WaitingRoom } from "../../../server/edge/waiting-room";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { answerPage } from "./support/framework-pages";

let asked: string[] = [];
let server: EdgeServer;

const app: Handler = async (request, response) => {
  const path = (request.url ?? "").replace(/\?.*$/, "");
  asked.push(path);
  const send = (status: number, type: string, headers = {}) => {
    response.writeHead(status, { "Content-Type": type, ...headers });
    response.end(`answer ${asked.length}`);
  };
  if (path.startsWith("/kept"))
    return answerPage(request, response, () => `answer ${asked.length}`);
  if (/^\/(nope|(p|%70)hotographs\/)/.test(path)) return send(404, "text/html");
  if (path.startsWith("/pictures/")) return send(200, "image/webp");
  if (path.startsWith("/og/")) return send(200, "image/png");
  if (path.startsWith("/api/") || path.endsWith(".xml")) return send(200, "application/json");
  return send(200, "text/html");
};

beforeEach(async () => {
  asked = [];
  server = await edgeServer(app, {
    madePerMinute: 40,
    trustedProxies: [{ address: "127.0.0.1", prefixBits: 32, family: "ipv4" }],
  });
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });
/** The statuses of one look after the other. */
async function statuses(count: number, path: (at: number) => string, headers = {}) {
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const response = await get(path(at), headers);
    await response.arrayBuffer();
    found.push(response.status);
  }
  return found;
}
const of = (...runs: [count: number, status: number][]) =>
  runs.flatMap(([count, status]) => Array.from({ length: count }, () => status));

/** Calls are counted by the minute, and hundreds take a busy machine long: no time passes but in waiting. */
function standStill() {
  beforeEach(() => {
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.spyOn(WaitingRoom.prototype, "wait").mockImplementation((_, forMs, goOn) => {
      now += forMs;
      goOn();
      return true;
    });
  });
  afterEach(() => void vi.restoreAllMocks());
}

describe("what one visitor may ask for", () => {
  standStill();

  it("is so many pages a minute that must be made, and then a page that says so", async () => {
    expect(await statuses(42, (at) => `/made/${at}`)).toEqual(of([40, 200], [2, 429]));
    const response = await get("/made/again", { accept: "text/html" });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const body = await response.text();
    expect(body).toContain('<html lang="en">');
    expect(body).toContain("<h1>Too many attempts. Please try again shortly.</h1>");
    expect(asked).toHaveLength(40);
  });

  it("is told in the language of the host", async () => {
    await statuses(40, (at) => `/made/${at}`);
    const answer = await server.raw(
      "GET /x HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(Buffer.from(answer, "latin1").toString()).toContain("Das waren etwas viele Anfragen");
  });

  it("counts addresses that nobody knows like pages, of photographs too, however they are spelled", async () => {
    const file = `hotographs/${"0".repeat(32)}-640/640.webp?`;
    const nowhere = (at: number) => ["/nope", `/p${file}`, `/%70${file}`][at % 3] + String(at);
    expect(await statuses(42, nowhere)).toEqual(of([40, 404], [2, 429]));
  });

  it("leaves pages that are kept to somebody who has had others made", async () => {
    await statuses(1, () => "/kept");
    await statuses(42, (at) => `/made/${at}`);
    expect(await statuses(5, (at) => `/kept?from=${at}`)).toEqual(of([5, 200]));
  });

  it("is twenty times as much of pages that are kept", async () => {
    expect(await statuses(802, (at) => `/kept?${at}`)).toEqual(of([800, 200], [2, 429]));
  });

  it("is narrow for search and filter, which read everything, and answered in the API's shape", async () => {
    const search = (at: number) => ["/api/filter?a=", "/api/tourList?a="][at % 2] + String(at);
    expect(await statuses(9, search)).toEqual(of([8, 200], [1, 429]));
    const encoded = await get("/api/%66ilter");
    expect(encoded.status).toBe(429);
    await encoded.text();
    const refused = await get("/api/filter");
    expect(await refused.json()).toMatchObject({ error: { code: "too_many" } });
    expect(refused.headers.get("retry-after")).not.toBeNull();
    expect(await statuses(5, () => "/api/tours/x")).toEqual(of([5, 200]));
  });

  it("is much of files", async () => {
    const file = (at: number) => `/pictures/about-480.webp?${at}`;
    expect(new Set(await statuses(300, file))).toEqual(new Set([200]));
  });

  it("is counted for each address, for IPv6 by its /64, and not what a client says of itself", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    await statuses(40, (at) => `/made/${at}`, from("2001:db8::1"));
    expect(await statuses(1, () => "/other", from("2001:db8::2"))).toEqual([429]);
    expect(await statuses(1, () => "/other", from("2001:db8:0:1::1"))).toEqual([200]);
    expect(await statuses(1, () => "/other", from("9.9.9.9, 2001:db8::9"))).toEqual([429]);
  });

  it("is ten times as much for a place with many networks, and the neighbour has their own", async () => {
    const from = (site: number, network: number) => ({
      "x-forwarded-for": `2001:db8:${site}:${network.toString(16)}::1`,
    });
    for (let at = 0; at < 40; at += 1)
      for (let network = 0; network < 10; network += 1)
        await statuses(1, () => `/made/${network}/${at}`, from(1, network));
    expect(await statuses(1, () => "/other", from(1, 10))).toEqual([429]);
    expect(await statuses(1, () => "/other", from(2, 10))).toEqual([200]);
  });

  it("is as much as they like where the operator says so", async () => {
    await server.close();
    server = await edgeServer(app, { madePerMinute: undefined });
    expect(new Set(await statuses(50, (at) => `/made/${at}`))).toEqual(new Set([200]));
  });
});

describe("how fast one visitor may go on", () => {
  const minute = 60_000;
  let now = 0;
  let limits: VisitorLimits;

  beforeEach(() => {
    now = 1_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    limits = new VisitorLimits(300);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function pass(ms: number) {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }
  /** Asks so often at once; who was let in and who was refused so far. */
  function crowd(count: number, ask: (at: number) => Promise<void>) {
    const so = { far: 0, refused: 0, waitSeconds: 0 };
    for (let at = 0; at < count; at += 1)
      ask(at).then(
        () => {
          so.far += 1;
        },
        (error: TooMany) => {
          so.refused += 1;
          so.waitSeconds = error.waitSeconds;
        },
      );
    return so;
  }

  it.each([
    ["pages that are kept", 300, 100, (who: string) => limits.ask(who, "/x")],
    ["calls", 60, 20, (who: string) => limits.ask(who, "/api/tours/x")],
    ["questions that read everything", 10, 1, (who: string) => limits.ask(who, "/api/filter")],
    ["files", 600, 500, (who: string) => limits.ask(who, "/_next/x.js")],
    ["pages that must be made", 30, 5, (who: string) => limits.make(who, 1)],
  ])(
    "is at once for ten people who open something together, and then in turn: %s",
    async (_, atOnce, inSecond, ask) => {
      const so = crowd(atOnce + inSecond, () => ask("10.0.0.1"));
      await pass(0);
      expect(so).toMatchObject({ far: atOnce, refused: 0 });
      const other = crowd(1, () => ask("10.0.0.2"));
      await pass(0);
      expect(other.far).toBe(1);
      await pass(1_000);
      await pass(1_000);
      expect(so).toMatchObject({ far: atOnce + inSecond, refused: 0 });
    },
  );

  it("is never more than the promised number in a minute, and after a pause as at first", async () => {
    const so = crowd(30, () => limits.make("10.0.0.1", 1));
    const later: Array<typeof so> = [];
    for (let second = 0; second < 59; second += 1) {
      await pass(1_000);
      later.push(crowd(5, () => limits.make("10.0.0.1", 1)));
    }
    await pass(0);
    expect(so.far + later.reduce((sum, { far }) => sum + far, 0)).toBe(300);
    expect(later.at(-1)).toMatchObject({ refused: 5, waitSeconds: 1 });
    await pass(minute);
    const again = crowd(30, () => limits.make("10.0.0.1", 1));
    await pass(0);
    expect(again.far).toBe(30);
  });

  it("is too fast where a turn would come after ten seconds, or hundreds wait", async () => {
    const made = crowd(81, () => limits.make("10.0.0.1", 1));
    const files = crowd(1_201, () => limits.ask("10.0.0.2", "/_next/x.js"));
    await pass(0);
    expect(made).toMatchObject({ far: 30, refused: 1, waitSeconds: 1 });
    expect(files).toMatchObject({ far: 600, refused: 1 });
  });

  it("counts what had been made already as nothing", async () => {
    for (let at = 0; at < 100; at += 1) {
      await limits.make("10.0.0.1", 4);
      limits.unmake("10.0.0.1", 4);
    }
    const so = crowd(30, () => limits.make("10.0.0.1", 1));
    await pass(0);
    expect(so.far).toBe(30);
  });
});

describe("what takes long to make", () => {
  standStill();

  it.each(["/og/tour/x", "/api/openapi.json", "/sitemap.xml", "/rss.xml"])(
    "is made once, however it is asked for: %s",
    async (path) => {
      const spelled = path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      const all = await Promise.all(
        [path, `${path}?a=1`, spelled].map(async (each) => (await get(each)).text()),
      );
      expect(await (await get(path)).text()).toBe("answer 1");
      expect(new Set(all)).toEqual(new Set(["answer 1"]));
      expect(asked).toEqual([path]);
    },
  );

  it("counts as several pages when it is a share picture", async () => {
    expect(await statuses(11, (at) => `/og/tour/${at}`)).toEqual(of([10, 200], [1, 429]));
  });

  it("is the page for what is not there, of which a host has one", async () => {
    await statuses(5, (at) => `/nope${at}`);
    expect(asked.filter((path) => path === "/Error404")).toHaveLength(1);
  });
});

describe("the counts", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("end with their minute, and say when that is", () => {
    vi.useFakeTimers();
    const counts = new PeriodCounts(60_000);
    expect(counts.take("a", 1)).toBeUndefined();
    vi.advanceTimersByTime(20_500);
    expect(counts.take("a", 1)).toBe(40);
    vi.advanceTimersByTime(40_000);
    expect(counts.take("a", 1)).toBeUndefined();
  });

  it("of one visitor are not forgotten because of others, nor theirs added to a stranger's", () => {
    const counts = new PeriodCounts(60_000);
    for (let time = 0; time < 5; time += 1) counts.take("visitor", 5);
    for (let at = 0; at < 150_000; at += 1) counts.take(`network ${at}`, 5);
    expect(counts.take("visitor", 5)).toBeGreaterThan(0);
    expect(counts.take("stranger", 10)).toBeUndefined();
  });

  it("are given back to whoever took them", () => {
    const counts = new PeriodCounts(60_000);
    counts.take("visitor", 5, 5);
    counts.giveBack("visitor", 2);
    expect(counts.take("visitor", 5, 2)).toBeUndefined();
    expect(counts.take("visitor", 5)).toBeGreaterThan(0);
  });
});
