import { call } from "@/lib/api/server";
import { popularToursEndpoint } from "@/lib/contract/tours";

export default async function HomePage() {
  const { data } = await call(popularToursEndpoint, {});
  return <h1>{data.map((tour) => tour.title).join(", ")}</h1>;
}
