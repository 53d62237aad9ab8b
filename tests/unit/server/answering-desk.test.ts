import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endStreams } from "../../../server/edge/answering-desk";
import { errorWord } from "../../../server/edge/api-error-words";
import { noHosts } from "../../../server/edge/content-security-policy";
import { KeptPages } from "../../../server/pages/kept-pages";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { app, record } from "./support/sample-app";

const csp = { ...noHosts, script: ["https://chat.example"], frame: ["https://chat.example"] };
let site: EdgeServer;
let desk: EdgeServer;

beforeAll(async () => {
  const pages = new KeptPages(csp);
  site = await edgeServer(app, { csp, pages });
  desk = await edgeServer(app, { csp, pages, isDesk: () => true });
});
afterAll(() => Promise.all([site.close(), desk.close()]));

describe("the desk's host", () => {
  it("shows nothing that is kept of the site, and keeps nothing", async () => {
    await fetch(`${site.url}/cached`);
    const kept = await fetch(`${site.url}/cached`);
    expect(kept.headers.get("x-nextjs-cache")).toBe("HIT");
    const before = record.calls;
    for (const path of ["/cached", "/cached", "/api/desk/me"]) {
      const { headers } = await fetch(desk.url + path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("surrogate-key")).toBeNull();
    }
    expect(record.calls).toBe(before + 3);
  });

  it("answers what is no call of the desk by words, without the application", async () => {
    const before = record.calls;
    const response = await fetch(`${desk.url}/api/echo`);
    expect([response.status, (await response.json()).error.code]).toEqual([404, "not_found"]);
    expect(record.calls).toBe(before);
  });

  it("lets no script of others run, is not to be found and gives no address away", async () => {
    expect((await fetch(`${site.url}/`)).headers.get("content-security-policy")).toContain("chat");
    const { headers } = await fetch(`${desk.url}/`);
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(headers.get("content-security-policy")).not.toContain("chat");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  it("shows what a guest would read in a frame of its own screens, and nothing else in any", async () => {
    const of = async (path: string) => {
      const { headers } = await fetch(desk.url + path);
      return [headers.get("content-security-policy") ?? "", headers.get("x-frame-options")];
    };
    const reference = "O-7KM4-X2PA-9TRH";
    const [preview, framing] = await of(`/offers/${reference}/preview/de?framed`);
    expect(preview).toMatch(/frame-ancestors 'self'$/);
    expect(preview).toContain("frame-src 'none'");
    expect(framing).toBe("SAMEORIGIN");
    for (const path of [`/offers/${reference}`, `/offers/${reference}/preview/xx`, "/people"]) {
      const [screen, other] = await of(path);
      expect(screen).toMatch(/frame-ancestors 'none'$/);
      expect(screen).toContain("frame-src 'self'");
      expect(other).toBe("DENY");
    }
    const { headers } = await fetch(`${site.url}/offers/${reference}/preview/de`);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'$/);
  });

  it("has no error page of the site in the place of its own", async () => {
    const answer = await fetch(`${desk.url}/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("Error404");
  });

  it("says in words that it is away or that something went wrong", async () => {
    const away = await edgeServer(
      async ({ url }, response) => {
        if (url === "/throws") throw new Error("broken on purpose");
        response.writeHead(url === "/500" ? 500 : 503, { "Content-Type": "text/html" });
        response.end();
      },
      { csp, isDesk: () => true },
    );
    for (const [path, status, sentence] of [
      ["/requests", 503, errorWord("en", "unavailable")],
      ["/api/desk/requests", 503, errorWord("en", "unavailable")],
      ["/500", 500, errorWord("en", "internal")],
      ["/throws", 500, errorWord("en", "internal")],
      ["/%ff", 404, errorWord("en", "not_found")],
    ] as const) {
      const answer = await fetch(away.url + path);
      expect(answer.status, path).toBe(status);
      expect(await answer.text(), path).toContain(sentence);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
      expect(answer.headers.get("retry-after"), path).toBe(status === 503 ? "2" : null);
    }
    await away.close();
  });

  it("sends a stream as it comes, and breaks it off when the process is to stop", async () => {
    const stream = await edgeServer(
      async (_, response) => {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write("data: requests\n\n");
      },
      { csp, isDesk: () => true },
    );
    const reader = (await fetch(`${stream.url}/api/desk/live`)).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe("data: requests\n\n");
    endStreams();
    await expect(reader?.read()).rejects.toThrow();
    await stream.close();
  });
});
