import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Pagination } from "@/components/ui/pagination";

const linksOf = (page: number, pages: number) => {
  const { container } = render(
    <Pagination
      page={page}
      pages={pages}
      pathOf={(number) => `/Blogs?page=${number}`}
      words={(key) => key}
    />,
  );
  return [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
};
const at = (page: number) => `/Blogs?page=${page}`;

it("a list has a link to the page before, to each of its pages and to the next one", () => {
  expect(linksOf(2, 3)).toEqual([at(1), at(1), at(2), at(3), at(3)]);
});

it.each([
  [1, 1, 200],
  [250, 150, 349],
  [4_000, 3_801, 4_000],
])("of thousands of pages those around page %i have a link", (page, first, last) => {
  const links = linksOf(page, 4_000);
  const around = links.slice(page > 1 ? 1 : 0, page < 4_000 ? -1 : undefined);
  expect(around).toHaveLength(200);
  expect([around[0], around.at(-1)]).toEqual([at(first), at(last)]);
  expect(around).toContain(at(page));
});
