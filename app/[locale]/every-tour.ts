import { everyPage } from "@/lib/api/every-page";
import { section } from "@/lib/api/section";
import { tourListEndpoint } from "@/lib/contract/tours";

const perPage = 60;
/** A choice of more would be no choice, and reading them all would take longer than anybody waits. */
const mostTours = 1200;

/**
 * Every tour that is offered, by title; of more than can be chosen from, the first of the list. Fewer
 * or none where the list cannot be read.
 */
export async function everyTour() {
  const read = (page: number) => section(tourListEndpoint, { per_page: perPage, page });
  const all = await everyPage(perPage, read, mostTours / perPage);
  return all.sort((a, b) => a.title.localeCompare(b.title));
}
