import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runMaintenance } from "@/lib/backend/jobs/run-maintenance";

afterEach(() => vi.restoreAllMocks());

describe("the maintenance at night", () => {
  it("does every task in turn", async () => {
    const done: string[] = [];
    const task = (name: string) => async () => void done.push(name);
    await runMaintenance([task("sessions"), task("enquiries")]);
    expect(done).toEqual(["sessions", "enquiries"]);
  });

  it("goes on when one fails, then fails itself, so that it is done again", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const last = vi.fn(async () => {});
    const failing = async () => {
      throw new DrizzleQueryError("delete from leads", ["ann@example.com"], new Error("no"));
    };
    await expect(runMaintenance([failing, last])).rejects.toThrow("1 of the nightly tasks failed");
    expect(last).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    const logged = inspect(log.mock.calls);
    expect(logged).toContain("delete from leads");
    expect(logged).not.toContain("ann@example.com");
  });
});
