import { section } from "@/lib/api/section";
import { tourListEndpoint } from "@/lib/contract/tours";

const perPage = 60;

/** Every tour that is offered, by title; fewer or none where the list cannot be read. */
export async function everyTour() {
  const first = await section(tourListEndpoint, { per_page: perPage });
  const pages = Math.ceil((first?.meta.total ?? 0) / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      section(tourListEndpoint, { per_page: perPage, page: at + 2 }),
    ),
  );
  return [first, ...others]
    .flatMap((page) => page?.data ?? [])
    .sort((a, b) => a.title.localeCompare(b.title));
}
