import { call } from "@/lib/api/server";
import { tourListEndpoint } from "@/lib/contract/tours";

const perPage = 60;

/** Every tour that is offered, by title. */
export async function everyTour() {
  const first = await call(tourListEndpoint, { per_page: perPage });
  const pages = Math.ceil(first.meta.total / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      call(tourListEndpoint, { per_page: perPage, page: at + 2 }),
    ),
  );
  return [first, ...others]
    .flatMap(({ data }) => data)
    .sort((a, b) => a.title.localeCompare(b.title));
}
