import { call } from "@/lib/api/server";
import { departuresEndpoint } from "@/lib/contract/departures";

const perPage = 60;

/** Every departure that is planned, soonest first. */
export async function allDepartures() {
  const first = await call(departuresEndpoint, { per_page: perPage });
  const pages = Math.ceil(first.meta.total / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      call(departuresEndpoint, { per_page: perPage, page: index + 2 }),
    ),
  );
  return [first, ...others].flatMap(({ data }) => data);
}
