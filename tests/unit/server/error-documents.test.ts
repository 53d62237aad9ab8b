import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteOutage } from "@/lib/api/outages";
import { ApiError } from "@/lib/contract/errors";
import { tellTo } from "@/lib/freshness/tell-edge";
import type { Handler } from "../../../server/edge/handler";
import { noteAway } from "../../../server/edge/outages";
import { type EdgeServer, edgeServer } from "./support/edge-server";

const shell = '<!DOCTYPE html><html id="__next_error__"></html>';
const pages: Record<string, string> = {
  "/Error404": "lost",
  "/ServerError": "broken down",
  "/ServerError/503": "away for now",
};
let isErrorPageBroken = false;
let asked: string[] = [];
let server: EdgeServer;

// Answers as the framework does, with its habit of taking unknown files for pages.
const app: Handler = async (request, response) => {
  const path = request.url ?? "";
  asked.push(`${request.headers.host} ${path}`);
  const send = (status: number, type: string, body: string, headers = {}) => {
    response.writeHead(status, { "Content-Type": type, ETag: '"x"', ...headers });
    response.write(body.slice(0, 5));
    response.end(body.slice(5));
  };
  if (path.startsWith("/away")) noteOutage("en", new ApiError("unavailable"));
  if (path === "/away-throws") throw new Error("no answer");
  if (path === "/away") return send(500, "text/html", shell);
  if (path.startsWith("/throws")) throw new Error("broken on purpose");
  if (/^(\/api)?\/plain-500/.test(path)) return send(500, "text/plain", "Internal Server Error");
  if (path === "/away") return send(500, "text/html", `${shell}"digest":"tembea:unavailable"`);
  if (/\/away\.(js|webp)$/.test(path)) return send(503, "text/html", "", { "Retry-After": "2" });
  if (path === "/rss.xml") return send(503, "", "", { "Retry-After": "7" });
  if (path.startsWith("/500") || path === "/api/500") return send(500, "text/html", shell);
  if (path === "/favicon.ico") return send(200, "text/html", "<html>home</html>");
  if (path === "/api/known") return send(404, "application/json", '{"error":{}}');
  if (path === "/sitemap.xml") return send(200, "application/xml", "<urlset/>");
  const page = pages[path];
  if (page === undefined) return send(404, "text/html", shell, { Link: "</old.css>" });
  if (isErrorPageBroken) return send(500, "text/html", shell);
  send(200, "text/html", `<html lang="de">${page}</html>`, {
    "Cache-Control": "s-maxage=300",
    Link: "</new.css>",
  });
};

beforeEach(async () => {
  isErrorPageBroken = false;
  asked = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  tellTo((told) => "outage" in told && noteAway(told.outage));
  server = await edgeServer(app);
});
afterEach(() => server.close());

// Bytes arrive as latin1, one letter each.
const raw = async (bytes: string) =>
  Buffer.from(await server.raw(bytes), "latin1").toString("utf8");
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { headers, method });

describe("an address of the API that nothing can be at", () => {
  it.each(["/api/tours/%ff", "/api/tours/%ff?page=1", "/api/blogs/%E0%A4%A", "/api/%c0%ae%c0%ae"])(
    "is the API's own error: %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
      expect(asked).toEqual([]);
    },
  );

  it("is never a line of plain text", async () => {
    const response = await get("/api/plain-500");
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: "internal" } });
  });
});

describe("a page that is not there", () => {
  it.each(["/nope", "/nope?x=1", "/ServerError", "/ServerError/503", "/Error404", "/%E0%A4%A"])(
    "is answered with the site's own: %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([
        404,
        '<html lang="de">lost</html>',
      ]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toBe(
        path === "/Error404" ? "text/html" : "text/html; charset=utf-8",
      );
      expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(response.headers.get("link")).toBe("</new.css>");
    },
  );

  it("speaks for the host that was asked, and HEAD is told the same", async () => {
    const request = (method: string) =>
      server.raw(`${method} /nope HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n`);
    const [head, body] = (await request("GET")).split("\r\n\r\n");
    expect(body).toContain("lost");
    expect(asked).toEqual(["de.localhost /nope", "de.localhost /Error404"]);
    const withoutDate = (text = "") => text.replace(/^Date:.*\r\n/m, "").trim();
    expect(withoutDate(await request("HEAD"))).toBe(withoutDate(head));
  });

  it("leads the router to the error page, unless it only looks ahead", async () => {
    for (const path of ["/nope", "/nope?_rsc=abc"]) {
      const headers = { rsc: "1" };
      const response = await fetch(server.url + path, { headers, redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([307, "/Error404"]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    const ahead = await get("/nope", { rsc: "1", "next-router-prefetch": "1" });
    expect([ahead.status, await ahead.text()]).toEqual([404, shell]);
  });
});

describe("a page that broke", () => {
  it.each(["/500", "/plain-500", "/throws"])("says so readably: %s", async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([
      500,
      '<html lang="de">broken down</html>',
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["/away", "5"],
    ["/rss.xml", "7"],
  ])("because its data is away says when to come again: %s", async (path, seconds) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([
      503,
      '<html lang="de">away for now</html>',
    ]);
    expect(response.headers.get("retry-after")).toBe(seconds);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("still says something in the language when the error page breaks too", async () => {
    isErrorPageBroken = true;
    const answer = await raw(
      "GET /500 HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 500 /);
    expect(answer).toContain('<html lang="de">');
    expect(answer).toContain("Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten");
    expect(answer).toContain('<a href="/">Zurück zur Startseite</a>');
    const english = await get("/nope");
    expect(english.status).toBe(404);
    expect(await english.text()).toContain("An error occurred while showing the error page");
  });
});

describe("a page whose data could not be read", () => {
  const documentOf = (body: string) => `<html lang="de">${body}</html>`;

  it.each(["/away", "/away-throws"])("asks to come again later: %s", async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([503, documentOf("away for now")]);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("leads the router to the error page", async () => {
    const response = await fetch(`${server.url}/away`, {
      headers: { rsc: "1" },
      redirect: "manual",
    });
    expect([response.status, response.headers.get("location")]).toEqual([307, "/Error404"]);
  });

  it("is told from one that broke by itself, also in the other languages", async () => {
    await get("/away");
    expect((await get("/500")).status).toBe(500);
    const other = await server.raw(
      "GET /away HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n",
    );
    expect(other).toMatch(/^HTTP\/1.1 500 /);
  });
});

describe("what is no page", () => {
  it.each(["/_next/static/gone.js", "/pictures/gone.webp", "/favicon.ico"])(
    "is missed in a few bytes: %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, "Not found\n"]);
      expect(asked).toHaveLength(1);
    },
  );

  it.each(["/_next/static/away.js", "/pictures/away.webp"])(
    "is not said to be missing while nobody can look for it: %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([503, "Unavailable\n"]);
      expect(response.headers.get("retry-after")).toBe("2");
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  it.each([
    ["/api/nope", 404, "not_found", "This could not be found."],
    ["/api/500", 500, "internal", "Something went wrong on our side."],
  ])("is answered in the shape of the API: %s", async (path, status, code, message) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { code, message } });
  });

  it("passes where it is in order", async () => {
    expect(await (await get("/api/known")).text()).toBe('{"error":{}}');
    expect((await get("/sitemap.xml")).headers.get("cache-control")).toBeNull();
  });
});

describe("the edge's own refusals", () => {
  it("speak the language of the host", async () => {
    const answer = await raw(
      "POST /api/x HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\nContent-Length: 99999999\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain("Das ist zu groß zum Senden.");
  });
});
