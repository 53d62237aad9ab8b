import { describe, expect, it } from "vitest";
import { monthChoices, numberChoices } from "@/components/form/travel-choices";

describe("the choices of a search", () => {
  it("are whole numbers with both ends", () => {
    expect(numberChoices(0, 2).map(({ value }) => value)).toEqual(["0", "1", "2"]);
  });

  it("are the first days of the 18 months to come, over the end of a year", () => {
    const months = monthChoices("2026-11-30", "es");
    expect(months).toHaveLength(18);
    expect(months.slice(0, 2)).toEqual([
      { value: "2026-12-01", text: "Diciembre 2026" },
      { value: "2027-01-01", text: "Enero 2027" },
    ]);
    expect(months.at(-1)?.value).toBe("2028-05-01");
  });
});
