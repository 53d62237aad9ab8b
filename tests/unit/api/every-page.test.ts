import { expect, it } from "vitest";
import { everyPage } from "@/lib/api/every-page";

/** A list of as many numbers, two to a page; pages that cannot be read are null. */
const list = (total: number, asked: number[], broken?: number) => async (page: number) => {
  asked.push(page);
  if (page === broken) return null;
  const data = [page * 2 - 1, page * 2].filter((each) => each <= total);
  return { data, meta: { total } };
};

it("a list is read whole, page by page, but for what cannot be read", async () => {
  expect(await everyPage(2, list(5, []))).toEqual([1, 2, 3, 4, 5]);
  expect(await everyPage(2, list(5, [], 2))).toEqual([1, 2, 5]);
  expect(await everyPage(2, list(5, [], 1))).toEqual([]);
});

it("a list that may be too long is read as far as was said, and not asked for further", async () => {
  const asked: number[] = [];
  expect(await everyPage(2, list(20_000, asked), 2)).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([1, 2]);
});

it("a list of which an API says that it has a thousand million rows is not asked for all of them", async () => {
  const asked: number[] = [];
  await everyPage(60, async (page) => {
    asked.push(page);
    return { data: [], meta: { total: 1_000_000_000 } };
  });
  expect(asked.length).toBeLessThanOrEqual(400);
});

it("a list is read no further than it has rows, and not beyond what fits into memory", async () => {
  const asked: number[] = [];
  const long = "a".repeat(1_000_000);
  const rows = (page: number, text: string) => {
    asked.push(page);
    return { data: page > 9 ? [] : [text, text, text], meta: { total: 800 } };
  };
  // No more rows than a page may have are taken of each.
  expect(await everyPage(2, async (page) => rows(page, "short"))).toHaveLength(18);
  expect(asked.length).toBeLessThan(20);
  const endless = async (page: number) => ({ ...rows(page, long), data: [{ text: long }, [long]] });
  await expect(everyPage(2, endless)).rejects.toMatchObject({ code: "bad_gateway" });
  expect(asked.length).toBeLessThan(60);
});
