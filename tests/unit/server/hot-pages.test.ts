import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetChanges, noteHere } from "../../../lib/freshness/known-changes";
import type { Handler } from "../../../server/edge/handler";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { answerPage } from "./support/framework-pages";

describe("pages that are asked for often", { timeout: 60_000 }, () => {
  const patience = { timeout: 30_000 };
  let made: string[] = [];
  let finish: Array<() => void> = [];
  let server: EdgeServer;

  // `/slow` takes until it is told to end.
  const app: Handler = async (request, response) => {
    const path = request.url ?? "";
    made.push(path);
    if (path.startsWith("/slow")) await new Promise<void>((resolve) => finish.push(resolve));
    return answerPage(request, response, () => path);
  };

  beforeEach(async () => {
    made = [];
    finish = [];
    server = await edgeServer(app);
  });
  afterEach(async () => {
    for (const end of finish) end();
    await server.close();
    forgetChanges();
  });

  const ask = async (path: string) =>
    (await fetch(server.url + path)).headers.get("x-nextjs-cache");
  async function askOften(path: string, times: number) {
    for (let at = 0; at <= times; at += 1) await ask(path);
  }

  it("are made again after a change before anybody asks, the most wanted first, and no others", async () => {
    await askOften("/wanted", 4);
    await askOften("/most-wanted", 9);
    await askOften("/seldom", 1);
    made = [];
    noteHere(["tours"]);
    await vi.waitFor(() => expect(made).toEqual(["/most-wanted", "/wanted"]), patience);
    // The second was begun once the first was kept; itself it may still be on its way.
    expect(await ask("/most-wanted")).toBe("HIT");
    expect(await ask("/seldom")).toBe("MISS");
    expect(made).toEqual(["/most-wanted", "/wanted", "/seldom"]);
  });

  it("are not made a second time when nobody has asked for them since", async () => {
    await askOften("/once", 4);
    await askOften("/again", 4);
    made = [];
    noteHere(["tours"]);
    await vi.waitFor(() => expect(made).toHaveLength(2), patience);
    await askOften("/again", 4);
    made = [];
    noteHere(["tours"]);
    await vi.waitFor(() => expect(made).toEqual(["/again"]), patience);
    expect(await ask("/once")).toBe("MISS");
  });

  it("let visitors go first whose page is being made", async () => {
    await askOften("/wanted", 4);
    const visitor = ask("/slow");
    await vi.waitFor(() => expect(finish).toHaveLength(1), patience);
    made = [];
    noteHere(["tours"]);
    // Whoever asks for it meanwhile has it made at once.
    expect(await ask("/wanted")).toBe("MISS");
    for (const end of finish) end();
    await visitor;
    expect(made).toEqual(["/wanted"]);
  });
});
