import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { Renewals } from "@/server/edge/renewals";

vi.spyOn(console, "warn").mockImplementation(() => undefined);

describe("pages that are shown while they are made anew", () => {
  it("are made two at a time, however many are due at once, and no queue of them grows", async () => {
    const renewals = new Renewals();
    let inside = 0;
    let most = 0;
    let made = 0;
    const make = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await pause(0);
      inside -= 1;
      made += 1;
    };
    for (let page = 0; page < 1_500; page += 1) renewals.add(`${page}`, make);
    await vi.waitFor(() => expect(made).toBe(202), 30_000);
    expect(most).toBe(2);
  });

  it("are made once, however often each is due before its turn", async () => {
    const renewals = new Renewals();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    for (const name of ["first", "second"]) renewals.add(name, () => held);
    const made: string[] = [];
    const make = (name: string) => async () => void made.push(name);
    for (const name of ["again", "again", "last"]) renewals.add(name, make(name));
    goOn();
    await vi.waitFor(() => expect(made).toContain("last"), 30_000);
    expect(made).toEqual(["again", "last"]);
  });

  it("go on after one that could not be made", async () => {
    const renewals = new Renewals();
    const made = vi.fn(async () => undefined);
    renewals.add("away", () => Promise.reject(new Error("away")));
    renewals.add("there", made);
    await vi.waitFor(() => expect(made).toHaveBeenCalledOnce(), 30_000);
  });
});
