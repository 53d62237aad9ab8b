import { beforeEach, describe, expect, it, vi } from "vitest";

// What waits and what is kept belongs to the process: a new one for each test.
let inTurn: typeof import("@/lib/backend/documents/in-turn").inTurn;
let keptDrawing: typeof import("@/lib/backend/documents/kept-drawings").keptDrawing;
beforeEach(async () => {
  vi.resetModules();
  ({ inTurn } = await import("@/lib/backend/documents/in-turn"));
  ({ keptDrawing } = await import("@/lib/backend/documents/kept-drawings"));
});

/** Drawing keeps the thread busy, as pdfkit does. */
async function busy(forMs: number): Promise<Buffer> {
  for (const end = performance.now() + forMs; performance.now() < end; );
  return Buffer.from("document");
}

describe("documents that many ask for at once", () => {
  it("leave others the thread between any two of them", async () => {
    let drawn = 0;
    const seen = new Set<number>();
    const visitor = setInterval(() => seen.add(drawn), 1);
    const draw = async () => {
      await busy(10);
      drawn += 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => inTurn(draw)));
    clearInterval(visitor);
    // Whoever else wanted something came to it after each document, the last one aside.
    for (let after = 1; after < 20; after += 1) expect(seen).toContain(after);
  });

  it("are refused kindly when more wait than will be served soon", async () => {
    const asked = Array.from({ length: 70 }, () => inTurn(() => busy(1)));
    const ended = await Promise.allSettled(asked);
    const refused = ended.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ code: "unavailable", detail: { retryAfterSeconds: 10 } });
    await expect(inTurn(() => busy(1))).resolves.toBeInstanceOf(Buffer);
  });

  it("do not wait for ever behind one that hangs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const hanging = inTurn(() => new Promise(() => undefined));
    const next = inTurn(async () => "drawn");
    const gone = expect(hanging).rejects.toMatchObject({ code: "unavailable" });
    await vi.advanceTimersByTimeAsync(15_000);
    await gone;
    await expect(next).resolves.toBe("drawn");
    vi.useRealTimers();
  });

  it("do not wait for ever behind one that fails", async () => {
    const broken = inTurn(() => Promise.reject(new Error("no ink")));
    await expect(broken).rejects.toThrow("no ink");
    await expect(inTurn(() => busy(1))).resolves.toBeInstanceOf(Buffer);
  });
});

describe("a document", () => {
  it("is drawn once for all who ask, until what it shows changes", async () => {
    const draw = vi.fn(() => busy(1));
    const ask = (total: number) => keptDrawing({ total }, draw);
    const documents = await Promise.all([ask(1), ask(1), ask(1)]);
    expect(await ask(1)).toBe(documents[0]);
    expect(draw).toHaveBeenCalledTimes(1);
    await ask(2);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it("that could not be drawn is tried again", async () => {
    const draw = vi.fn(() => busy(1)).mockRejectedValueOnce(new Error("no ink"));
    await expect(keptDrawing("facts", draw)).rejects.toThrow("no ink");
    await expect(keptDrawing("facts", draw)).resolves.toBeInstanceOf(Buffer);
  });

  it("is forgotten when a hundred others were asked for since", async () => {
    const draw = vi.fn(async () => Buffer.from("document"));
    for (let at = 0; at <= 100; at += 1) await keptDrawing(at, draw);
    expect(draw).toHaveBeenCalledTimes(101);
    await keptDrawing(1, draw);
    expect(draw).toHaveBeenCalledTimes(101);
    await keptDrawing(0, draw);
    expect(draw).toHaveBeenCalledTimes(102);
  });
});
