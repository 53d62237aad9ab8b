import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { visitOf } from "@/lib/backend/content/visits";

describe("the crater", () => {
  it("is reached from both towns in the times that the texts name", () => {
    expect(visitOf(loadContent("content"), "ngorongoro").access).toEqual([
      { from: "karatu", kind: "road", hours: 1.5, km: 48 },
      { from: "arusha", kind: "road", hours: 3.5, km: 190 },
    ]);
  });
});
