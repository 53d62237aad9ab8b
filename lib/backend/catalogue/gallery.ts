import type { Picture } from "@/lib/contract/shared";
import { motifsApart } from "./motifs";
import type { Drawn, ReferenceData } from "./reference-data";

const mostDrawings = 9;
/** How many drawings a place has at most. */
export const mostOfPlace = 6;
const mostPhotographs = 16;
/** With as many photographs a gallery needs no drawings. */
const enough = 3;

/** What of a tour decides on its gallery. */
interface Toured {
  route: string[];
  days: { block: string; stay?: string | undefined }[];
  includes: string[];
}

/**
 * A tour's photographs: its own, those of its days, its stays, its vehicle and its places. As long as
 * there are few, drawings follow.
 */
export function tourGallery(id: string, tour: Toured, referenceData: ReferenceData): Picture[] {
  const { of } = referenceData.photographs;
  const vehicles = (["private", "shared"] as const).filter((each) =>
    tour.includes.includes(`vehicle_${each}`),
  );
  const photographs = unique([
    ...of("tour", id),
    ...tour.days.flatMap(({ block }) => of("day", block)),
    ...tour.days.flatMap(({ stay }) => (stay ? of("stay", stay) : [])),
    ...vehicles.flatMap((vehicle) => of("vehicle", vehicle)),
    ...tour.route.flatMap((place) => of("destination", place)),
  ]).slice(0, mostPhotographs);
  return withDrawings(photographs, tourDrawings(id, tour.route, referenceData));
}

/** A place's own photographs; as long as there are few, drawings follow. */
export function placeGallery(
  id: string,
  drawings: string[],
  referenceData: ReferenceData,
): Picture[] {
  const drawn = apart(drawings, referenceData).map(referenceData.picture);
  return withDrawings(referenceData.photographs.of("destination", id), drawn);
}

function withDrawings(photographs: Picture[], drawings: Picture[]): Picture[] {
  if (photographs.length >= enough) return photographs;
  return unique([...photographs, ...drawings]).slice(0, Math.max(mostDrawings, photographs.length));
}

function unique(pictures: Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
}

/**
 * A tour's own cover, then pictures of the places it visits, taken in turn and none twice; no motif
 * again before every other one has been shown.
 */
export function tourDrawings(id: string, route: string[], referenceData: ReferenceData): Picture[] {
  const places = [...new Set(route)].filter((place) => hasPicture(referenceData, `${place}-1`));
  // Each tour starts at another picture of a place, so that two tours to it do not look alike.
  const offset = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const turns = Array.from(
    { length: mostOfPlace },
    (_, turn) => ((turn + offset) % mostOfPlace) + 1,
  );
  const ids = turns.flatMap((number) => places.map((place) => `${place}-${number}`));
  const drawn = [`tour-${id}`, ...ids.filter((each) => hasPicture(referenceData, each))];
  return apart(drawn, referenceData).slice(0, mostDrawings).map(referenceData.picture);
}

const apart = (ids: string[], referenceData: ReferenceData) =>
  motifsApart(ids, (id) => referenceData.fact<Drawn>("picture", id)?.subject ?? id);

function hasPicture(referenceData: ReferenceData, id: string): boolean {
  return referenceData.fact("picture", id) !== undefined;
}
