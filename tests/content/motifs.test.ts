import { describe, expect, it } from "vitest";
import { placeGallery, tourGallery } from "@/lib/backend/catalogue/gallery";
import { motifOf } from "@/lib/backend/catalogue/motifs";
import type { ReferenceData } from "@/lib/backend/catalogue/reference-data";
import { loadContent } from "@/lib/backend/content/load";

const content = loadContent("content");
const subjectOf = (id: string) => content.pictures.get(id)?.value.subject;

/** The drawings alone, each by its id in the place of its address. */
const drawings = {
  fact: (_kind: string, id: string) => content.pictures.get(id)?.value,
  picture: (id: string) => ({ url: id, alt: "", color: "#000000" }),
  photographs: { of: () => [] },
} as unknown as ReferenceData;

/** The motifs of the five pictures that lie side by side on a page. */
const mosaic = (gallery: { url: string }[]) =>
  gallery.slice(0, 5).map(({ url }) => motifOf(subjectOf(url) ?? url));

const twice = (motifs: string[]) => motifs.filter((motif, at) => motifs.indexOf(motif) !== at);

describe("pictures that lie side by side", () => {
  it("have each a motif of their own on the page of a place", () => {
    for (const { id, value } of content.destinations.values()) {
      const own = value.pictures.map((_, at) => `${id}-${at + 1}`);
      expect(twice(mosaic(placeGallery(id, own, drawings))), id).toEqual([]);
    }
  });

  it("have each a motif of their own on the page of a tour", () => {
    for (const { id, value } of content.tours.values()) {
      const days = value.days.map(({ block }) => content.days.get(block)?.value);
      const route = days.flatMap((day) => day?.places ?? []);
      const gallery = tourGallery(id, { route, days: [], includes: [] }, drawings);
      expect(twice(mosaic(gallery)), id).toEqual([]);
    }
  });
});
