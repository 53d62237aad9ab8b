import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coversApart } from "@/lib/backend/catalogue/covers-apart";
import { placeGallery, tourGallery } from "@/lib/backend/catalogue/gallery";
import { motifOf } from "@/lib/backend/catalogue/motifs";
import type { ReferenceData } from "@/lib/backend/catalogue/reference-data";
import type { TourFacts } from "@/lib/backend/content/fact-schemas";
import { loadContent } from "@/lib/backend/content/load";
import { DestinationCategorySchema, optionGroupNames } from "@/lib/contract/vocabulary";

const content = loadContent("content");
const subjectOf = (id: string) => content.pictures.get(id)?.value.subject;
const motifsOf = (ids: string[]) => ids.map((id) => motifOf(subjectOf(id) ?? id));

/** The drawings alone, each by its id in the place of its address. */
const drawings = {
  fact: (_kind: string, id: string) => content.pictures.get(id)?.value,
  picture: (id: string) => ({ url: id, alt: "", color: "#000000" }),
  photographs: { of: () => [] },
} as unknown as ReferenceData;

/** The motifs of the five pictures that lie side by side on a page. */
const mosaic = (gallery: { url: string }[]) => motifsOf(gallery.slice(0, 5).map(({ url }) => url));

const twice = (motifs: string[]) => motifs.filter((motif, at) => motifs.indexOf(motif) !== at);

/** Cards that show what one of the two before them shows: three lie in a row at most. */
const againInRow = (ids: string[]) => {
  const motifs = motifsOf(ids);
  return ids.filter((_, at) => motifs.slice(Math.max(0, at - 2), at).includes(motifs[at] ?? ""));
};

/** As the lists put them: by a number, then by name. */
const inOrder = <T extends { id: string }>(items: Iterable<T>, orderOf: (item: T) => number) =>
  [...items].sort((a, b) => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1));

const routeOf = ({ days }: TourFacts) =>
  days.flatMap(({ block }) => content.days.get(block)?.value.places ?? []);

const tours = inOrder(content.tours.values(), ({ value }) => -value.popularity);
const places = inOrder(content.destinations.values(), ({ value }) => value.popular ?? 99);
const posts = inOrder(content.posts.values(), ({ value }) => -Date.parse(value.published));

/** What a list can be filtered by. */
const optionsOf = ({ route, value }: { route: string[]; value: TourFacts }) => [
  ...[...route, ...value.best_months.map(String)],
  ...optionGroupNames.flatMap((group): string | string[] => value[group]),
];

/** The pictures of a list, none of which shows what one beside it does. */
function apartIn(list: { id: string; route: string[] }[]): string[] {
  const shown = coversApart(list, drawings).map(({ url }) => url);
  expect(againInRow(shown)).toEqual([]);
  return shown;
}

describe("pictures that lie side by side", () => {
  it("have each a motif of their own on the page of a place", () => {
    for (const { id, value } of content.destinations.values()) {
      const own = value.pictures.map((_, at) => `${id}-${at + 1}`);
      expect(twice(mosaic(placeGallery(id, own, drawings))), id).toEqual([]);
    }
  });

  it("have each a motif of their own on the page of a tour", () => {
    for (const { id, value } of content.tours.values()) {
      const gallery = tourGallery(id, { route: routeOf(value), days: [], includes: [] }, drawings);
      expect(twice(mosaic(gallery)), id).toEqual([]);
    }
  });

  it("have each a motif of their own in a row of the list of tours", () => {
    expect(againInRow(tours.map(({ id }) => `tour-${id}`))).toEqual([]);
  });

  it("have each a motif of their own in every filtered list, the most popular tours before the others", () => {
    const all = tours.map(({ id, value }) => ({ id, route: routeOf(value), value }));
    for (const option of new Set(all.flatMap(optionsOf)))
      apartIn(all.filter((tour) => optionsOf(tour).includes(option)));
  });

  it("have each a motif of their own in a list of any tours in any order", () => {
    const all = tours.map(({ id, value }) => ({ id, route: routeOf(value) }));
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 3, maxLength: 12 }), (list) => {
        expect(new Set(apartIn(list)).size).toBe(list.length);
      }),
    );
  });

  it("have each a motif of their own in a row of places, and among the seven of the home page", () => {
    for (const category of DestinationCategorySchema.options) {
      const own = places.filter(({ value }) => value.category === category);
      expect(againInRow(own.map(({ id }) => `${id}-1`)), category).toEqual([]);
    }
    expect(twice(motifsOf(places.slice(0, 7).map(({ id }) => `${id}-1`)))).toEqual([]);
  });

  it("have each a motif and a light of their own among the wishes the planner begins with", () => {
    const drawn = [...content.pictures.entries()].filter(([id]) => id.startsWith("planner-"));
    expect(drawn.length).toBe(4);
    expect(twice(motifsOf(drawn.map(([id]) => id)))).toEqual([]);
    expect(new Set(drawn.map(([, { value }]) => value.time)).size).toBe(drawn.length);
  });

  it("have each a motif of their own in a row of posts, and among those that lead", () => {
    const leading = posts.filter(({ value }) => value.banner);
    const others = posts.filter(({ value }) => !value.banner);
    for (const list of [posts, others, leading])
      expect(againInRow(list.map(({ id }) => `post-${id}`))).toEqual([]);
  });
});
