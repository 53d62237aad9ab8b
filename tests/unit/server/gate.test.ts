import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Handler } from "../../../server/edge/handler";
import { Gate } from "../../../server/gate";
import { createLimitedServer, listen } from "../../../server/listen";

/** Starts a server behind a gate that lets everything through to this handler. */
async function opened(handle: Handler) {
  const gate = new Gate(() => "en");
  gate.open(handle);
  const server = createLimitedServer(gate.handle);
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return { gate, server, url };
}

it("a site that stops does not wait for the end of a stream of events, which has none", async () => {
  const { gate, server, url } = await opened(async (request, response) => {
    const isStream = request.url === "/stream";
    response.setHeader("Content-Type", isStream ? "text/event-stream" : "text/plain");
    response.write("one");
    if (!isStream) setTimeout(() => response.end(), 200);
  });
  const [stream, answer] = await Promise.all([fetch(`${url}/stream`), fetch(url)]);
  const whole = answer.text();
  await gate.close();
  expect(await whole).toBe("one");
  await expect(stream.text()).rejects.toThrow();
  server.close();
});

describe("a site that is still starting", () => {
  const gate = () => new Gate((host) => (host?.startsWith("127.") ? "de" : "en"));
  let server: ReturnType<typeof createLimitedServer>;
  let url: string;

  beforeEach(async () => {
    server = createLimitedServer(gate().handle);
    await listen(server, 0, "127.0.0.1");
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("asks whoever wants a page to come back, in the language of the host, and comes by itself", async () => {
    const answer = await fetch(`${url}/trip/x`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("refresh")).toBe("3");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toMatch(
      /<html lang="de">[\s\S]*<h1>Wir sind gerade nicht erreichbar/,
    );
  });

  it("answers the API's own error to whoever calls it", async () => {
    const answer = await fetch(`${url}/api/quote`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("refresh")).toBeNull();
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
  });
});
