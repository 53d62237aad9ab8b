import { afterEach, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import type { Handler } from "@/server/edge/handler";
import { watchDay } from "@/server/watch-day";

const revalidated = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ revalidatePath: revalidated }));
const { POST } = await import("@/app/api/new-day/route");

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  setClock();
});

// Each telling opens a port, which a busy machine takes its time for.
const patience = { timeout: 30_000 };

/** A site that takes down what it is asked, and answers so. */
function site(status: () => number) {
  const asked: string[] = [];
  const handle: Handler = async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status()).end();
  };
  return { asked, handle };
}

it("tells the site of each new business day once, also after a jump of the clock", async () => {
  setClock(new Date("2027-12-31T20:50:00Z"));
  const { asked, handle } = site(() => 204);
  stop = watchDay(handle, 10);
  setClock(new Date("2027-12-31T21:00:00Z"));
  await vi.waitFor(() => expect(asked).toEqual(["POST /api/new-day"]), patience);
  setClock(new Date("2028-01-05T10:00:00Z"));
  await vi.waitFor(() => expect(asked).toHaveLength(2), patience);
  setClock(new Date("2028-01-05T21:00:00Z"));
  await vi.waitFor(() => expect(asked).toHaveLength(3), patience);
});

it("tells it again when it could not listen", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  setClock(new Date("2028-02-28T20:50:00Z"));
  let isAway = true;
  const { asked, handle } = site(() => (isAway ? 503 : 204));
  stop = watchDay(handle, 10);
  setClock(new Date("2028-02-28T21:00:00Z"));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), patience);
  isAway = false;
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), patience);
  stop();
  warn.mockRestore();
});

it("has the pages made anew once a day, whoever asks and however often", () => {
  setClock(new Date("2028-02-28T21:00:00Z"));
  for (let time = 0; time < 5; time += 1) expect(POST().status).toBe(204);
  expect(revalidated).toHaveBeenCalledTimes(1);
  setClock(new Date("2028-02-29T21:00:00Z"));
  POST();
  expect(revalidated).toHaveBeenCalledTimes(2);
  expect(revalidated).toHaveBeenLastCalledWith("/[locale]", "layout");
});
