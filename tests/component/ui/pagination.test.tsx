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

it("of a list that says it has thousands of pages not each has a link, and the next one has", () => {
  const links = linksOf(250, 4_000);
  expect(links.length).toBeLessThanOrEqual(202);
  expect(links.at(-1)).toBe(at(251));
});
