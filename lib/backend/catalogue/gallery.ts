import type { Picture } from "@/lib/contract/shared";
import type { ReferenceData } from "./reference-data";

const most = 9;

/** A tour's own cover, then pictures of the places it visits, taken in turn and none twice. */
export function tourGallery(id: string, route: string[], referenceData: ReferenceData): Picture[] {
  const places = [...new Set(route)].filter((place) => hasPicture(referenceData, `${place}-1`));
  const ids = [`tour-${id}`];
  // Each tour starts at another picture of a place, so that two tours to it do not look alike.
  const offset = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  for (let turn = 0; turn < 6 && ids.length < most; turn += 1) {
    for (const place of places) {
      const next = `${place}-${((turn + offset) % 6) + 1}`;
      if (ids.length < most && hasPicture(referenceData, next) && !ids.includes(next))
        ids.push(next);
    }
  }
  return ids.map((picture) => referenceData.picture(picture));
}

function hasPicture(referenceData: ReferenceData, id: string): boolean {
  return referenceData.fact("picture", id) !== undefined;
}
