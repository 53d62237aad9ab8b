import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { updateProfileEndpoint } from "@/lib/contract/accounts";
import { reviewPhotographEndpoint } from "@/lib/contract/reviews";
import { photographPatienceMs } from "@/lib/photos/photograph-process";
import { photographFolder } from "@/lib/site/picture-address";
import { createLimitedServer } from "../../../server/listen";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { app } from "./support/sample-app";

describe("a connection that is kept", () => {
  // One that only a single connection goes through, so that each request meets what the last one left.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let server: EdgeServer;
  beforeAll(async () => {
    server = await edgeServer(app);
  });
  afterAll(async () => {
    agent.destroy();
    await server.close();
  });

  const ask = (method: string, path: string, type = "", body = "") =>
    new Promise<{ status?: number | undefined; reused: boolean }>((resolve, reject) => {
      const headers = { "content-length": body.length, ...(type && { "content-type": type }) };
      const asking = request(server.url + path, { agent, method, headers }, (response) => {
        response.resume().once("end", () => {
          resolve({ status: response.statusCode, reused: asking.reusedSocket });
        });
      });
      asking.once("error", reject);
      asking.end(body);
    });

  it("serves on after everything that is refused, with a body or without", async () => {
    const json = '{"a":1}';
    const questions: Parameters<typeof ask>[] = [
      ["GET", "/page"],
      ["POST", "/page", "application/json", json],
      ["DELETE", "/api/echo", "application/json", json],
      ["POST", "/a/../page", "text/plain", "text"],
      ["GET", "/page/"],
      ["POST", "/api/echo", "application/json", json],
      ["PROPFIND", "/page", "application/json", json],
      ["GET", "/%ff"],
      ["HEAD", "/page"],
      ["POST", "/broken", "application/json", json],
    ];
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await ask("GET", "/page");
    for (const question of [...questions, ...questions]) {
      const { status, reused } = await ask(...question);
      expect([question, reused, status !== undefined]).toEqual([question, true, true]);
    }
  });

  it("is ended by nginx before the site does, so that no request meets one that is just closing", () => {
    const conf = readFileSync("deploy/nginx.conf", "utf8");
    const [upstream = ""] = /upstream tembea \{.*?\n\}/s.exec(conf) ?? [];
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(upstream) ?? [];
    const { keepAliveTimeout } = createLimitedServer(app);
    expect(Number(seconds) * 1_000).toBeLessThan(keepAliveTimeout - 10_000);
  });

  it("comes through an nginx that counts each visitor's requests and connections, too", () => {
    const conf = readFileSync("deploy/nginx.conf", "utf8");
    for (const kind of ["req", "conn"]) {
      const [, zone] = new RegExp(`limit_${kind}_zone +\\$visitor zone=(\\w+):`).exec(conf) ?? [];
      expect(conf).toMatch(new RegExp(`location / \\{[^}]*limit_${kind} +(zone=)?${zone} `));
    }
  });

  it("is let go by nginx where nothing comes, whichever site it is for and before it has named one", () => {
    const conf = readFileSync("deploy/nginx.conf", "utf8");
    const [everywhere = ""] = conf.split(/^server \{/m);
    for (const part of ["header", "body"]) {
      const [, seconds] =
        new RegExp(`^client_${part}_timeout (\\d+)s;`, "m").exec(everywhere) ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(15);
    }
  });

  it("lasts through nginx for as long as the site works at a photograph", () => {
    const conf = readFileSync("deploy/nginx.conf", "utf8");
    const [, paths = "-", seconds] =
      /location ~ (\S+) \{[^}]*proxy_pass[^}]*proxy_read_timeout (\d+)s;/.exec(conf) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(photographPatienceMs);
    for (const { path } of [reviewPhotographEndpoint, updateProfileEndpoint])
      expect(path).toMatch(new RegExp(paths));
    expect("/api/desk/add-offer-photograph").toMatch(new RegExp(paths));
    expect(`${photographFolder}0/640.webp`).toMatch(new RegExp(paths));
    expect("/api/bookings").not.toMatch(new RegExp(paths));
  });

  it("leads to another process while one starts, and sends to nobody twice what writes", () => {
    const conf = readFileSync("deploy/nginx.conf", "utf8");
    const [, reasons = ""] = /proxy_next_upstream ([^;]+);/.exec(conf) ?? [];
    expect(reasons.split(" ")).toContain("http_503");
    expect(conf).not.toContain("non_idempotent");
  });
});
