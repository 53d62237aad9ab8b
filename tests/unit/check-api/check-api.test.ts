import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkApi, type Finding } from "../../../scripts/check-api/check";
import { isEnough, tableOf } from "../../../scripts/check-api/table";
import { startOwnApi } from "../../support/own-api";

type Reply = Record<string, unknown> & { data: Record<string, unknown>[] };

/** Ten ways to be wrong, by the path that is asked for. */
const faults: Record<string, (response: ServerResponse, reply: Reply) => unknown> = {
  "/api/populartours": (response) => json(response, 404, { error: "no such call" }),
  "/api/latestblog": (response) => json(response, 500, { error: "broken" }),
  "/api/about_us": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Hello"),
  "/api/tours/crater-weekend": (response, { data }) =>
    json(response, 200, { data: { ...data, price_from: undefined } }),
  "/api/blogs/no-such-post-here": (response) => json(response, 200, { data: null }),
  "/api/tourList": (response, reply) =>
    json(response, 200, { ...reply, data: [...reply.data, ...reply.data] }),
  "/api/contact_us": (response) => json(response, 201, { data: { reference: "1" } }),
  "/api/site-search": (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
  "/api/guestbook": (response, reply) =>
    json(response, 200, {
      ...reply,
      data: reply.data.map((review) => ({ ...review, rating: String(review.rating) })),
    }),
  "/api/populardestinations": (response) => response.destroy(),
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

let whole: Awaited<ReturnType<typeof startOwnApi>>;
let broken: Server;
let brokenBase: string;

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? "").replace(/\?.*/, "");
  const { method = "GET" } = request;
  const body = method === "POST" ? "{}" : null;
  const reply = await fetch(whole.base + request.url, { method, body });
  const text = await reply.text();
  const fault = faults[path];
  if (fault) return void fault(response, JSON.parse(text));
  response.writeHead(reply.status, { "content-type": "application/json" }).end(text);
}

beforeAll(async () => {
  whole = await startOwnApi();
  broken = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
  brokenBase = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
});
afterAll(() => {
  whole.stop();
  broken.close();
});

const misfits = (findings: Finding[]) =>
  Object.fromEntries(
    findings.flatMap(({ call, tier, there, misfit }) =>
      tier === "required" && (misfit || there !== "yes") ? [[call, misfit ?? there]] : [],
    ),
  );

describe("check-api", () => {
  it("finds nothing wrong with the reference backend", async () => {
    const findings = await checkApi(whole.base, "en");
    expect(misfits(findings)).toEqual({});
    expect(isEnough(findings)).toBe(true);
    expect(tableOf(findings)).toMatch(/30 of 30 required and \d+ of \d+ optional calls/);
  });

  it("names the call, the field and the answer of each of ten faults", async () => {
    const findings = await checkApi(brokenBase, "en");
    expect(misfits(findings)).toEqual({
      "GET /api/populartours": "no",
      "GET /api/latestblog": '500, application/json, begins "{\\"error\\":\\"broken\\"}"',
      "GET /api/about_us": expect.stringMatching(
        /^the reply: .*\(200, text\/html, begins "<!doctype html><p>Hello"\)$/,
      ),
      "GET /api/tours/:slug": expect.stringMatching(/^data\.price_from: /),
      "GET /api/blogs/:id": "what does not exist is answered with 200, not 404",
      "GET /api/tourList": "per_page=1 is answered with 2 rows",
      "POST /api/contact_us": "an empty request is answered with 201",
      "GET /api/site-search": expect.stringMatching(/^no answer: /),
      "GET /api/guestbook": expect.stringMatching(/^data\.0\.rating: /),
      "GET /api/populardestinations": expect.stringMatching(/^no answer: /),
    });
    expect(isEnough(findings)).toBe(false);
    expect(tableOf(findings)).toContain("20 of 30 required");
  });

  it("lets anybody sign out, and does not count what could not be tried", async () => {
    const only = createServer((request, response) => {
      if (request.url === "/api/logout") return json(response, 200, { data: { done: true } });
      return json(response, 404, { error: {} });
    });
    await new Promise<void>((resolve) => only.listen(0, "127.0.0.1", resolve));
    const { port } = only.address() as AddressInfo;
    const findings = await checkApi(`http://127.0.0.1:${port}`, "en");
    only.close();
    expect(findings.filter(({ there }) => there === "yes")).toEqual([
      expect.not.objectContaining({ misfit: expect.anything() }),
    ]);
    expect(tableOf(findings)).toContain("0 of 30 required and 1 of");
  });

  it("says what the site lacks, and ends with 1 when something required is wrong", async () => {
    expect(await run(whole.base)).toMatchObject({ code: 0 });
    const { code, text } = await run(brokenBase, "--locale", "de");
    expect(code).toBe(1);
    expect(text).toMatch(/^GET \/api\/deals +optional +no .*Tours on offer are left out/m);
    expect(await run("nonsense")).toMatchObject({ code: 2 });
  }, 600_000);
});

function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [
    ...["--import", "tsx", "scripts/check-api/main.ts"],
    ...args,
  ]);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, text })));
}
