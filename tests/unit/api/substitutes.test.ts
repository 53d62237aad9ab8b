import { expect, it } from "vitest";
import { type Read, substituteFor } from "@/lib/api/substitutes";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import { chosenToursEndpoint, compareEndpoint } from "@/lib/contract/chosen-tours";
import type { Endpoint } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";

const total = 130;
const asked: string[] = [];
const pageOf = (page: number) =>
  Array.from({ length: Math.min(60, total - (page - 1) * 60) }, (_, at) => {
    const id = `t${(page - 1) * 60 + at}`;
    return { id, slug: `slug-${id}` };
  });

/** An API of 130 tours with the calls that every API has; of one the page is gone. */
const read = (async ({ path }: Endpoint, input: { page?: number; slug?: string }) => {
  asked.push(path);
  if (path === "/api/tourList") return { data: pageOf(input.page ?? 1), meta: { total } };
  if (input.slug === "slug-t7") throw new ApiError("not_found");
  return { data: { slug: input.slug } };
}) as unknown as Read;

it("finds favourites in the list of tours, in their order, and reads no further than it must", async () => {
  asked.length = 0;
  const found = await substituteFor(chosenToursEndpoint, { ids: "t70,t3" }, read);
  expect(found).toMatchObject({ data: [{ id: "t70" }, { id: "t3" }] });
  expect(asked).toEqual(["/api/tourList", "/api/tourList"]);
});

it("leaves out what is not in any list", async () => {
  const found = await substituteFor(chosenToursEndpoint, { ids: ["t3", "gone"] }, read);
  expect(found).toMatchObject({ data: [{ id: "t3" }] });
});

it("reads compared tours one by one, without those that are gone", async () => {
  const found = await substituteFor(compareEndpoint, { ids: ["t129", "t7"] }, read);
  expect(found).toEqual({ data: [{ slug: "slug-t129" }] });
});

it("has nothing for other calls", async () => {
  expect(await substituteFor(tourCategoriesEndpoint, {}, read)).toBeUndefined();
});
