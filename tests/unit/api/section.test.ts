import { beforeEach, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { latestPostsEndpoint } from "@/lib/contract/posts";
import { dealsEndpoint } from "@/lib/contract/tours";

const callAs = vi.hoisted(() => vi.fn());
vi.mock("next/root-params", () => ({ locale: async () => "en" }));
vi.mock("@/lib/api/call", () => ({ callAs }));

import { lastRead, section } from "@/lib/api/section";
import { noteHere } from "@/lib/freshness/known-changes";
import { currentMaking, type Making, whileMaking } from "@/lib/freshness/making";

const list = { data: ["reply"], meta: { total: 1, page: 1, per_page: 1 } };
const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => vi.clearAllMocks());

/** What is noted with a page that reads this. */
async function pageWith(...reads: (() => Promise<unknown>)[]): Promise<Making | undefined> {
  return whileMaking(async () => {
    for (const read of reads) await read();
    return currentMaking();
  });
}

describe("a section of a page", () => {
  it("is left out when its list fails, on a page that is kept briefly", async () => {
    callAs.mockRejectedValue(new ApiError("bad_gateway", { message: "data: expected array" }));
    const page = await pageWith(async () => {
      expect(await section(latestPostsEndpoint, { limit: 1 })).toBeNull();
    });
    expect(page?.showSeconds).toBe(60);
  });

  it("is told of in the log once a minute, with the call and the language", async () => {
    callAs.mockRejectedValue(new ApiError("bad_gateway", { message: "data: expected array" }));
    for (const limit of [2, 3, 4]) await section(dealsEndpoint, { limit });
    expect(log.mock.calls).toEqual([
      ["GET /api/deals (en) failed, pages go without it: bad_gateway: data: expected array"],
    ]);
  });

  it("keeps what was read before when its list fails, and is read again soon", async () => {
    callAs.mockResolvedValueOnce(list);
    const whole = await pageWith(async () => {
      expect(await section(latestPostsEndpoint, { limit: 5 })).toEqual(list);
    });
    expect(whole).toMatchObject({ dependencies: new Set(["posts"]) });
    expect(whole?.showSeconds).toBeUndefined();
    callAs.mockRejectedValue(new ApiError("internal"));
    noteHere(["posts"]);
    const incomplete = await pageWith(async () => {
      expect(await section(latestPostsEndpoint, { limit: 5 })).toEqual(list);
      expect(await section(latestPostsEndpoint, { limit: 6 })).toBeNull();
    });
    expect(incomplete?.showSeconds).toBe(60);
  });

  it("is whole without one thing that does not exist", async () => {
    callAs.mockRejectedValue(new ApiError("not_found"));
    const page = await pageWith(async () => {
      expect(await section(metaInfosEndpoint, { page: "about" })).toBeNull();
    });
    expect(page?.showSeconds).toBeUndefined();
    // It may be there after any change.
    expect(page?.dependencies).toEqual(new Set(["anything"]));
    expect(log).not.toHaveBeenCalled();
  });

  it("is read once for all pages, until something that it shows changes or the day ends", async () => {
    setClock(new Date("2027-05-10T09:00:00Z"));
    callAs.mockResolvedValue(list);
    const read = () => section(latestPostsEndpoint, { limit: 7 });
    const pages = [await pageWith(read), await pageWith(read)];
    expect(callAs).toHaveBeenCalledOnce();
    expect(pages.map((page) => page?.dependencies)).toEqual([
      new Set(["posts"]),
      new Set(["posts"]),
    ]);
    noteHere(["departure:D-1"]);
    await read();
    expect(callAs).toHaveBeenCalledOnce();
    noteHere(["post:P-1"]);
    await read();
    expect(callAs).toHaveBeenCalledTimes(2);
    setClock(new Date("2027-05-10T21:00:00Z"));
    await read();
    expect(callAs).toHaveBeenCalledTimes(3);
    setClock();
  });
});

describe("what was read last", () => {
  const asked = [latestPostsEndpoint, { limit: 8 }] as const;

  it("is known without asking while it holds, and is part of the page", async () => {
    callAs.mockResolvedValue(list);
    await section(...asked);
    const page = await pageWith(async () => expect(await lastRead(...asked)).toEqual(list));
    expect(callAs).toHaveBeenCalledOnce();
    expect(page?.dependencies).toEqual(new Set(["posts"]));
  });

  it("is not known any more when something that it shows has changed", async () => {
    callAs.mockResolvedValue(list);
    await section(...asked);
    noteHere(["posts"]);
    expect(await lastRead(...asked)).toBeNull();
  });
});
