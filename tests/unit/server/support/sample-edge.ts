import { afterEach, beforeEach, vi } from "vitest";
import { type EdgeServer, edgeServer } from "./edge-server";
import { app, record } from "./sample-app";

/** An edge before the sample application, a new one for each test of a file. */
export function sampleEdge() {
  let server: EdgeServer;
  beforeEach(async () => {
    record.calls = 0;
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    server = await edgeServer(app);
  });
  afterEach(() => server.close());
  return {
    server: () => server,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      fetch(server.url + path, { headers, method, redirect: "manual" }),
  };
}
