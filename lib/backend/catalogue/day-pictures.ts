import type { Picture } from "@/lib/contract/shared";
import type { ItineraryDay } from "@/lib/contract/tours";
import { mostOfPlace } from "./gallery";
import { motifOf } from "./motifs";
import type { Drawn, ReferenceData } from "./reference-data";

interface Beside {
  pictures: Picture[];
}

type Day = Pick<ItineraryDay, "places" | "night" | "pictures"> & {
  /** What we have put above and below it. */
  over?: Beside;
  under?: Beside;
};

/**
 * Days, each with a picture: those that have no photograph of their own show one of a place they come
 * to, or its drawing: none twice, and no motif of the drawing above them or of the days before.
 */
export function withDayPictures<D extends Day>(
  days: D[],
  head: Picture,
  words: ReferenceData,
): D[] {
  const urls = new Set([head, ...days.flatMap(shownBy)].map(({ url }) => url));
  const motifs = new Set([motifIn(head, words)]);
  return days.map((day) => {
    if (shownBy(day).length > 0) return day;
    const free = picturesOf(day, words).filter((picture) => !urls.has(picture.url));
    const picture = free.find((each) => !motifs.has(motifIn(each, words))) ?? free[0];
    if (!picture) return day;
    urls.add(picture.url);
    motifs.add(motifIn(picture, words));
    return { ...day, pictures: [picture] };
  });
}

const shownBy = ({ pictures = [], over, under }: Day): Picture[] => [
  ...pictures,
  ...(over?.pictures ?? []),
  ...(under?.pictures ?? []),
];

/** Of the places of a day: where one comes to before where one came through, a town behind all others. */
function picturesOf({ places, night }: Day, words: ReferenceData): Picture[] {
  const all = [...places].reverse();
  const ids = [...new Set([...all, ...(night ? [night] : [])].map(({ id }) => id))];
  const inOrder = [...ids.filter((id) => !words.isTown(id)), ...ids.filter(words.isTown)];
  return inOrder.flatMap((id) => [
    ...words.photographs.of("destination", id),
    ...drawingsOf(id, words).map(words.picture),
  ]);
}

function drawingsOf(place: string, words: ReferenceData): string[] {
  const ids = Array.from({ length: mostOfPlace }, (_, at) => `${place}-${at + 1}`);
  return ids.filter((id) => words.fact("picture", id) !== undefined);
}

/** What a drawing looks like at a glance; a photograph is like nothing else. */
function motifIn({ url }: Picture, words: ReferenceData): string {
  const drawn = words.fact<Drawn>("picture", url.slice(url.lastIndexOf("/") + 1));
  return drawn ? motifOf(drawn.subject) : url;
}
