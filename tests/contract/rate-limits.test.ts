import { expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";

await contentDatabase();

/** What a process that has just started counts with. */
async function startAnew() {
  const { closePool } = await import("@/lib/backend/db/pool");
  await closePool();
  vi.resetModules();
  const { countCall } = await import("@/lib/backend/requests/rate-limit");
  return countCall;
}

it("what was counted is known to the next process", async () => {
  const limits = [{ calls: 2, perSeconds: 3_600 }];
  const before = await startAnew();
  await before("somebody", limits);
  await before("somebody", limits);
  const after = await startAnew();
  expect(after).not.toBe(before);
  await expect(after("somebody", limits)).rejects.toMatchObject({ code: "too_many" });
  await after("somebody else", limits);
});
