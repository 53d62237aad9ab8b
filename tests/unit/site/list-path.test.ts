import { describe, expect, it } from "vitest";
import { listPath, listPlace } from "@/lib/site/list-path";

const categories = ["safaris", "zanzibar"] as const;

describe("the path of a list", () => {
  it.each([
    [[], { category: "all", page: 1 }],
    [["safaris"], { category: "safaris", page: 1 }],
    [["p-2"], { category: "all", page: 2 }],
    [["zanzibar", "p-12"], { category: "zanzibar", page: 12 }],
  ])("%j is a page and leads back to itself", (segments, place) => {
    expect(listPlace(segments, categories)).toEqual(place);
    expect(listPath("/Blogs", listPlace(segments, categories) ?? { category: "", page: 0 })).toBe(
      ["/Blogs", ...segments].join("/"),
    );
  });

  it.each([[["cars"]], [["p-1"]], [["p-0"]], [["p--1"]], [["p-2", "safaris"]], [["p-99999"]]])(
    "%j is no page",
    (segments) => expect(listPlace(segments, categories)).toBeUndefined(),
  );
});
