import { describe, expect, it, vi } from "vitest";
import { Line } from "../../../server/edge/line";

describe("a line", () => {
  const alone = { inside: 2, waiting: 2 };
  const line = (patienceMs = 60_000, ofOne = alone) =>
    new Line({ inside: 2, waiting: 2, patienceMs, ofOne });
  const entering = (makers: Line, ...who: string[]) => who.map((each) => makers.enter(each));

  it("lets in so many at once and the others in order", async () => {
    const makers = line();
    expect(await Promise.all(entering(makers, "a", "b"))).toEqual([true, true]);
    const order: string[] = [];
    const third = makers.enter("c").then((isLetIn) => order.push(`third ${isLetIn}`));
    const fourth = makers.enter("d").then((isLetIn) => order.push(`fourth ${isLetIn}`));
    makers.leave("b");
    await third;
    makers.leave("a");
    await fourth;
    expect(order).toEqual(["third true", "fourth true"]);
  });

  it("sends away at once whoever finds it full, and after a while whoever waits", async () => {
    const makers = line(20);
    const all = entering(makers, "a", "a", "b", "c", "d");
    expect(await Promise.all(all)).toEqual([true, true, false, false, false]);
    makers.leave("a");
    makers.leave("a");
    expect(await makers.enter("d")).toBe(true);
  });

  it("disperses when what all wait for cannot be had", async () => {
    const makers = line();
    const all = entering(makers, "a", "b", "c", "d");
    makers.disperse();
    expect(await Promise.all(all)).toEqual([true, true, false, false]);
    makers.leave("a");
    expect(await makers.enter("e")).toBe(true);
  });

  it("is never full of one alone, and lets nobody past whoever may enter", async () => {
    const makers = line(60_000, { inside: 1, waiting: 1 });
    const [first, second, third] = entering(makers, "greedy", "greedy", "greedy");
    expect(await Promise.all([first, third])).toEqual([true, false]);
    expect(await makers.enter("other")).toBe(true);
    const another = makers.enter("another");
    makers.leave("other");
    expect(await another).toBe(true);
    makers.leave("greedy");
    expect(await second).toBe(true);
  });
});

describe("a line that few have filled", () => {
  const bounds = { inside: 2, waiting: 4, patienceMs: 60_000, ofOne: { inside: 1, waiting: 2 } };

  it("has room for a newcomer in the place of the last of whoever has most waiting", async () => {
    const makers = new Line({ ...bounds, inside: 4, ofOne: { inside: 2, waiting: 3 } });
    const greedy = [..."aabbaaab"].map((who) => makers.enter(who));
    const newcomer = makers.enter("c");
    expect(await greedy[6]).toBe(false);
    makers.leave("a");
    expect(await newcomer).toBe(true);
  });

  it("lets in a newcomer before the many who had their turn, though each of those has none inside", async () => {
    const makers = new Line({ ...bounds, waiting: 40, ofOne: { inside: 1, waiting: 10 } });
    const order: string[] = [];
    const enter = (who: string) => void makers.enter(who).then(() => order.push(who));
    for (const who of "abcdabcdabcd") enter(who);
    for (const who of "ab") {
      makers.leave(who);
      await vi.waitFor(() => expect(order.at(-1)).toBe(who === "a" ? "c" : "d"), 30_000);
    }
    enter("newcomer");
    makers.leave("c");
    await vi.waitFor(() => expect(order.at(-1)).toBe("newcomer"), 30_000);
    makers.leave("d");
    await vi.waitFor(() => expect(order).toEqual([..."abcd", "newcomer", "a"]), 30_000);
  });

  it("lets in whoever has the fewest inside", async () => {
    const makers = new Line({ ...bounds, inside: 4, ofOne: { inside: 3, waiting: 4 } });
    const order: string[] = [];
    for (const who of ["a", "a", "b", "b"]) await makers.enter(who);
    for (const who of ["a", "b", "c"]) void makers.enter(who).then(() => order.push(who));
    makers.leave("b");
    await vi.waitFor(() => expect(order).toEqual(["c"]), 30_000);
    makers.leave("b");
    await vi.waitFor(() => expect(order).toEqual(["c", "b"]), 30_000);
  });
});
