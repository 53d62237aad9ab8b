import { everyPage } from "@/lib/api/every-page";
import { section } from "@/lib/api/section";
import { tourListEndpoint } from "@/lib/contract/tours";

/** Every tour that is offered, by title; fewer or none where the list cannot be read. */
export async function everyTour() {
  const all = await everyPage(60, (page) => section(tourListEndpoint, { per_page: 60, page }));
  return all.sort((a, b) => a.title.localeCompare(b.title));
}
