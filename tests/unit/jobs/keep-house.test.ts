import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepHouse } from "@/lib/backend/jobs/keep-house";

afterEach(() => vi.restoreAllMocks());

describe("the house-keeping at night", () => {
  it("does every chore in turn", async () => {
    const done: string[] = [];
    const chore = (name: string) => async () => void done.push(name);
    await keepHouse([chore("sessions"), chore("enquiries")]);
    expect(done).toEqual(["sessions", "enquiries"]);
  });

  it("goes on when one fails, then fails itself, so that it is done again", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const last = vi.fn(async () => {});
    const failing = async () => {
      throw new DrizzleQueryError("delete from leads", ["ann@example.com"], new Error("no"));
    };
    await expect(keepHouse([failing, last])).rejects.toThrow("1 of the nightly chores failed");
    expect(last).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    const logged = inspect(log.mock.calls);
    expect(logged).toContain("delete from leads");
    expect(logged).not.toContain("ann@example.com");
  });
});
