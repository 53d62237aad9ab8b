import { expect, it } from "vitest";
import { lineText } from "@/components/desk/fields/line-text";

const amount_minor = 12_000;

it("an extra that a guest booked in their language is called at the desk as where it is chosen", () => {
  const line = { kind: "extra", key: "transfers", text: "Flughafentransfers" } as const;
  const sums = { unit_minor: 12_000, amount_minor };
  const offered = [{ key: "transfers", text: "Airport transfers" }];
  expect(lineText({ ...line, ...sums, count: 1 }, offered)).toBe("Airport transfers");
  expect(lineText({ ...line, ...sums, count: 2 }, offered)).toBe("Airport transfers ×\u00a02");
  expect(lineText({ ...line, ...sums, count: 1 }, [])).toBe("Flughafentransfers");
});

it("a season says whether it costs more or less, and a sum that was typed what it is", () => {
  expect(lineText({ kind: "season", key: "high", percent: 8, amount_minor }, [])).toBe(
    "High season, +8%",
  );
  expect(lineText({ kind: "season", key: "low", percent: -5, amount_minor }, [])).toBe(
    "Green season, −5%",
  );
  expect(lineText({ kind: "adjustment", amount_minor: -100 }, [])).toBe("Discount");
  expect(lineText({ kind: "adjustment", amount_minor: 100 }, [])).toBe("Adjustment");
});
