import { describe, expect, it } from "vitest";
import { locales } from "@/lib/contract/locale";
import { aboutUsEndpoint, companyPageEndpoint, metaInfosEndpoint } from "@/lib/contract/pages";
import {
  bannerPostsEndpoint,
  FooterTopicSchema,
  footerPostsEndpoint,
  latestPostsEndpoint,
  postEndpoint,
  postsByCategoryEndpoint,
  postsEndpoint,
} from "@/lib/contract/posts";
import { guestbookEndpoint, reviewsEndpoint } from "@/lib/contract/reviews";
import { contentDatabase } from "../support/database";
import { reasonOf } from "../support/reason-of";
import { bothTransports } from "../support/transports";

await contentDatabase();

describe.each(bothTransports())("stories and reviews $name", ({ call }) => {
  it.each(locales)("have a post for every footer topic in %s", async (locale) => {
    const { data } = await call(locale, footerPostsEndpoint, {});
    expect(data.map((post) => post.topic).sort()).toEqual([...FooterTopicSchema.options].sort());
  });

  it("give a post by slug and by id, with the post before and after it", async () => {
    const { data } = await call("de", latestPostsEndpoint, { limit: 2 });
    const { data: bySlug } = await call("de", postEndpoint, { id: data[1]?.slug ?? "" });
    const { data: byId } = await call("de", postEndpoint, { id: data[1]?.id ?? "" });
    expect(bySlug).toEqual(byId);
    expect(bySlug.next?.slug).toBe(data[0]?.slug);
  });

  it("list posts by category; all means all", async () => {
    const all = await call("fr", postsByCategoryEndpoint, { blog_category: "all" });
    const every = await call("fr", postsEndpoint, {});
    expect(all).toEqual(every);
    const zanzibar = await call("fr", postsByCategoryEndpoint, { blog_category: "zanzibar" });
    expect(zanzibar.data.every((post) => post.category === "zanzibar")).toBe(true);
    const banner = await call("fr", bannerPostsEndpoint, {});
    expect(banner.data.length).toBeGreaterThan(0);
  });

  it("say invalid for a category that is not one", async () => {
    const input = { blog_category: "cars" as "all" };
    await expect(call("fr", postsByCategoryEndpoint, input)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it.each(locales)(
    "show every review in %s, whichever language it was written in",
    async (locale) => {
      const { data, meta, summary } = await call(locale, reviewsEndpoint, { per_page: 60 });
      expect(meta.total).toBe(30);
      expect(data.every((review) => review.text.length > 20)).toBe(true);
      const { excellent, very_good, average, poor, terrible } = summary.bands;
      expect(excellent + very_good + average + poor + terrible).toBe(summary.count);
    },
  );

  it("filter and sort the guest book", async () => {
    const { data } = await call("en", guestbookEndpoint, { sort: "lowest", per_page: 60 });
    const ratings = data.map((review) => review.rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    const range = { date_from: "2026-01-01", date_to: "2026-06-30" };
    const { data: dated } = await call("en", guestbookEndpoint, { ...range, per_page: 60 });
    expect(dated.length).toBeGreaterThan(0);
    expect(
      dated.every(({ written }) => written >= range.date_from && written <= range.date_to),
    ).toBe(true);
    // A year that no calendar has is a day that nobody means.
    for (const date_from of ["0000-01-01", "0000-12-31"])
      expect(await reasonOf(call("en", guestbookEndpoint, { date_from }))).toBe("invalid");
    const { meta } = await call("en", guestbookEndpoint, { category: "beach_islands" });
    expect(meta.total).toBeGreaterThan(0);
    expect(meta.total).toBeLessThan(80);
  });

  it.each(locales)("tell who we are in %s", async (locale) => {
    const { data } = await call(locale, aboutUsEndpoint, {});
    expect(data.team.length).toBeGreaterThanOrEqual(5);
    expect(data.associates.length).toBeGreaterThanOrEqual(5);
    const pictures = [...data.team, ...data.associates].map(({ picture }) => picture.url);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(data.associates.filter(({ picture }) => picture.alt === "")).toEqual([]);
    for (const page of companyPageEndpoint.input.shape.page.options)
      await call(locale, companyPageEndpoint, { page });
  });

  it("give title and description of a page, not_found for a strange one", async () => {
    const meta = await call("it", metaInfosEndpoint, { page: "home" });
    expect(meta.title.length).toBeGreaterThan(10);
    await expect(call("it", metaInfosEndpoint, { page: "nowhere" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
