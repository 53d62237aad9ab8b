import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { runScript } from "./support/run-script";

const failing = fileURLToPath(new URL("./support/failing.ts", import.meta.url));
const Report = z.strictObject({
  message: z.string(),
  stack: z.string(),
  where: z.string(),
  release: z.string(),
  at: z.iso.datetime(),
});
const heard: { report: z.infer<typeof Report>; authorization: string | undefined }[] = [];
let status = 202;
const service = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const report = Report.parse(JSON.parse(body));
  heard.push({ report, authorization: request.headers.authorization });
  response.writeHead(status).end();
});
let url: string;

beforeEach(async () => {
  heard.length = 0;
  status = 202;
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/errors`;
});
afterEach(() => new Promise((resolve) => service.close(resolve)));

async function fail(ways: string[], env: Record<string, string> = {}) {
  const script = runScript(failing, ways, { ERROR_REPORT_URL: url, RELEASE: "2.1", ...env });
  const code = await script.ended;
  return { code, printed: script.printed(), told: heard.map(({ report }) => report) };
}
const wheres = () => heard.map(({ report }) => report.where);

describe("an error that nobody expected", () => {
  it("is told to the operator's service: of a page, a call, a job, a promise, and the last one", async () => {
    const ways = ["page", "call", "job", "promise", "process"];
    const { code, told } = await fail(ways, { ERROR_REPORT_TOKEN: "key" });
    expect(code).toBe(1);
    expect(wheres().sort()).toEqual([
      "call /api/bookings/:reference",
      "job nightly",
      "process",
      "promise",
      "render /[locale]/trip/[[...slug]]",
    ]);
    expect(told.every(({ release }) => release === "2.1")).toBe(true);
    expect(told.find(({ where }) => where === "process")).toMatchObject({
      message: "Error: the end",
      stack: expect.stringMatching(/^ +at .*failing\.ts:\d+/),
    });
    expect(new Set(heard.map(({ authorization }) => authorization))).toEqual(
      new Set(["Bearer key"]),
    );
  });

  it("is told of without who was there and what they sent", async () => {
    const { told } = await fail(["page", "call", "job"]);
    expect(told).toHaveLength(3);
    expect(JSON.stringify(told)).not.toMatch(
      /jane|doe|7KM4|token=|secret|700|123 456|2001|k4x0c2dd/i,
    );
    expect(told.map(({ message }) => message).join("\n")).toMatch(
      /Failed query: insert into leads/,
    );
  });

  it("is told of once a minute, and of thirty kinds at most", async () => {
    expect((await fail(["often"])).told).toHaveLength(1);
    heard.length = 0;
    expect((await fail(["kinds"])).told).toHaveLength(30);
  });

  it("is told to nobody unless that is wanted", async () => {
    const { code, printed } = await fail(["page", "promise"], { ERROR_REPORT_URL: "" });
    expect(code).toBe(0);
    expect(printed).toContain("went on after promise");
    expect(heard).toEqual([]);
  });

  it("harms nobody when the service is away or does not want it", async () => {
    status = 500;
    const refused = await fail(["page", "promise"]);
    expect(refused.code).toBe(0);
    expect(refused.printed).toContain("could not be reported: Error: it answered 500");
    const away = await fail(["call", "promise"], { ERROR_REPORT_URL: "http://127.0.0.1:9/" });
    expect(away.code).toBe(0);
    expect(away.printed).toContain("went on after promise");
  });
});
