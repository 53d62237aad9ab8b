import { expect, it } from "vitest";
import { rowsOf } from "@/components/destination/destination-category";

it("leaves no gap in the last row, however many places there are of a kind", () => {
  for (let places = 1; places <= 60; places += 1) {
    const { large, columns } = rowsOf(places);
    expect([places, large, (places - large) % columns]).toEqual([places, large, 0]);
    expect(large).toBeGreaterThan(0);
    expect(large).toBeLessThanOrEqual(places);
  }
});
