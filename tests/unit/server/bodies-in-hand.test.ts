import { expect, it } from "vitest";
import { BodiesInHand } from "../../../server/edge/bodies-in-hand";

it("of one visitor, and of all, only so many bytes are in memory, until their requests end", () => {
  const bodies = new BodiesInHand({ ofOne: 10, all: 15 });
  const [first, second] = [bodies.begin("2001:db8::1"), bodies.begin("2001:db8::2")];
  expect([first.take(6), second.take(5), second.take(4)]).toEqual([true, false, true]);
  const other = bodies.begin("10.0.0.1");
  expect([other.take(6), other.take(5)]).toEqual([false, true]);
  first.end();
  first.end();
  expect([other.take(6), other.take(5), second.take(6)]).toEqual([false, true, false]);
  other.end();
  expect(second.take(6)).toBe(true);
});

it("of the many networks of one line, twice as many as of one of them", () => {
  const bodies = new BodiesInHand({ ofOne: 10, all: 100 });
  const [first, second, third] = [1, 2, 3].map((each) => bodies.begin(`2001:db8:7:${each}::1`));
  expect([first?.take(10), second?.take(8), third?.take(3)]).toEqual([true, true, false]);
  expect(bodies.begin("2001:db8:8::1").take(10)).toBe(true);
  first?.end();
  expect(third?.take(10)).toBe(true);
});
