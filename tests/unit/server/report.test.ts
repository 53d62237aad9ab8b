import { expect, it, vi } from "vitest";
import { writeOriginalPlaces } from "@/server/report";

vi.mock("@/lib/original-places", () => ({
  withOriginalPlaces: (text: string) => text.replace(".next/tembea/run.mjs:3120:9", "run.ts:7:1"),
}));

it("what is written of an error names places of the sources", () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
  writeOriginalPlaces();
  console.error("it failed", "at .next/tembea/run.mjs:3120:9");
  expect(written).toHaveBeenCalledWith("it failed at run.ts:7:1");
});
