import { expect, it } from "vitest";
import { daysText } from "@/components/desk/desk-formats";

it("days are said from the first to the last, and one day once", () => {
  expect(daysText("2026-12-11", "2026-12-13")).toBe("11 Dec 2026 – 13 Dec 2026");
  expect(daysText("2026-12-11", "2026-12-11")).toBe("11 Dec 2026");
});
