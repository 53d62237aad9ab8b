import type { Picture } from "@/lib/contract/shared";
import { tourDrawings } from "./gallery";
import { motifOf } from "./motifs";
import type { Drawn, ReferenceData } from "./reference-data";

interface Toured {
  id: string;
  route: string[];
}

/** So many cards lie in a row at most. */
const inRow = 3;

/**
 * The pictures of tours that are listed in this order: the first of each, but where a drawing would
 * show the motif of one beside it, the next of the tour's own gallery that does not, and that no
 * other card of the list has.
 */
export function coversApart(tours: Toured[], referenceData: ReferenceData): Picture[] {
  const motif = motifIn(referenceData);
  const shown: Picture[] = [];
  for (const { id, route } of tours) {
    const own = referenceData.picture(`tour-${id}`);
    const beside = shown.slice(1 - inRow).map(motif);
    const repeats = (picture: Picture) => {
      const its = motif(picture);
      return its !== undefined && beside.includes(its);
    };
    const other = (picture: Picture) =>
      !repeats(picture) && !shown.some(({ url }) => url === picture.url);
    const another = repeats(own) && tourDrawings(id, route, referenceData).find(other);
    shown.push(another || own);
  }
  return shown;
}

/** What a drawing shows; a photograph shows what nothing else does. */
const motifIn = (referenceData: ReferenceData) => (picture: Picture) => {
  const drawn = referenceData.fact<Drawn>("picture", picture.url.replace(/^\/pictures\//, ""));
  return drawn && motifOf(drawn.subject);
};
