import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import { forgetChanges, knownPosition, noteHere } from "@/lib/freshness/known-changes";
import { dependOn, renewAfter, showAtMost, whileMaking } from "@/lib/freshness/making";
import { noHosts } from "../../../server/edge/content-security-policy";
import { formOf, type KeptForm, segmentOf, uncompressed } from "../../../server/pages/kept-page";
import { KeptPages } from "../../../server/pages/kept-pages";
import { keepMadePages } from "../../../server/pages/made-page";
import { PageFolder } from "../../../server/pages/page-folder";
import { noCss } from "./support/edge-server";
import { frameworkPage, keyOf, PageCache } from "./support/framework-pages";

const noon = new Date("2027-05-10T09:00:00Z");
const path = "/de/trip/serengeti";
let folder: string;
let files: PageFolder[] = [];

beforeEach(() => {
  setClock(noon);
  folder = mkdtempSync(join(tmpdir(), "kept-pages-"));
});
afterEach(async () => {
  setClock();
  forgetChanges();
  await written();
  files = [];
  rmSync(folder, { recursive: true });
});

const opened = async () => {
  const file = new PageFolder(join(folder, "build"));
  files.push(file);
  const pages = new KeptPages(noHosts, file);
  await pages.open();
  return pages;
};
const written = () => Promise.all(files.map((file) => file.settled()));
/** How many files there are in the end. */
const count = async () => {
  await written();
  return readdirSync(join(folder, "build")).length;
};

/** Has the framework make a page that notes this while it is read for. */
const make = (
  pages: KeptPages,
  html: string,
  notes: () => void,
  { at = path, status = 200 }: { at?: string; status?: number } = {},
) =>
  whileMaking(async () => {
    keepMadePages(noHosts, noCss, (page, bytes) => pages.keep(page, bytes));
    notes();
    const page = { ...frameworkPage(html), status };
    await new PageCache().set(keyOf(at), page, { cacheControl: { revalidate: 300 } });
  });
const tour = () => dependOn(["tour:T-1", "departure:D-1", "departure:*"]);
/** What is shown at the address. */
const shown = async (pages: KeptPages, form: KeptForm = "document", at = path) => {
  const page = pages.known(at);
  const bytes = page && (await pages.bytes(page));
  const kept = bytes && formOf(bytes, form);
  return kept && String(await uncompressed(kept));
};
const html = (pages: KeptPages, at = path) => shown(pages, "document", at);

describe("a page that was made", () => {
  it("is given back as it was, with what the router asks for", async () => {
    const pages = await opened();
    await make(pages, "<p>Größe</p>", tour);
    expect(await html(pages)).toBe("<p>Größe</p>");
    expect(await shown(pages, "data")).toBe("data of <p>Größe</p>");
    expect(await shown(pages, segmentOf("/_tree"))).toBe("tree of <p>Größe</p>");
    expect(await shown(pages, segmentOf("/other"))).toBeUndefined();
  });

  it.each([
    ["what it shows", "departure:D-1"],
    ["all of a kind of what it shows", "departures"],
    ["everything", "everything"],
    ["it in its language", "tour:T-1@de"],
  ])("is made anew when %s has changed", async (_, name) => {
    const pages = await opened();
    await make(pages, "old", tour);
    noteHere([name]);
    expect(await html(pages)).toBeUndefined();
    await make(pages, "new", tour);
    expect(await html(pages)).toBe("new");
  });

  it.each(["departure:D-2", "tour:T-2", "reviews", "tour:T-1@fr"])(
    "is kept when %s has changed",
    async (name) => {
      const pages = await opened();
      await make(pages, "kept", tour);
      noteHere([name]);
      expect(await html(pages)).toBe("kept");
    },
  );

  it("is old from the start when something changed while it was being made", async () => {
    const pages = await opened();
    await make(pages, "overtaken", () => {
      tour();
      noteHere(["departure:D-1"]);
    });
    expect(await html(pages)).toBeUndefined();
  });

  it("is made anew on the next business day", async () => {
    const pages = await opened();
    setClock(new Date("2027-05-10T20:59:00Z"));
    await make(pages, "monday", tour);
    expect(await html(pages)).toBe("monday");
    setClock(new Date("2027-05-10T21:00:01Z"));
    expect(await html(pages)).toBeUndefined();
  });

  it("is shown for its time and not a moment longer when something is missing from it", async () => {
    const pages = await opened();
    await make(pages, "incomplete", () => showAtMost(60));
    setClock(new Date(noon.getTime() + 59_000));
    expect(await html(pages)).toBe("incomplete");
    setClock(new Date(noon.getTime() + 61_000));
    expect(await html(pages)).toBeUndefined();
  });

  it("is shown on while it is made anew, when nobody says what changes where it comes from", async () => {
    const pages = await opened();
    await make(pages, "elsewhere", () => renewAfter(300));
    setClock(new Date(noon.getTime() + 301_000));
    const page = pages.known(path);
    expect(await html(pages)).toBe("elsewhere");
    expect(page && [pages.isDue(page), pages.isDue(page)]).toEqual([true, false]);
    // What could not be made is shown on, and asked for again later.
    setClock(new Date(noon.getTime() + 340_000));
    expect(await html(pages)).toBe("elsewhere");
    expect(page && pages.isDue(page)).toBe(true);
    await make(pages, "newer", () => renewAfter(300));
    expect(await html(pages)).toBe("newer");
  });

  it("is what is handed over of a page, and of nothing else", async () => {
    const pages = await opened();
    await make(pages, "page", tour);
    await new PageCache().set("fetched", { kind: "FETCH" }, {});
    expect(await html(pages)).toBe("page");
  });
});

describe("pages in files", () => {
  it("are there for the process that starts next", async () => {
    await make(await opened(), "made before", tour);
    expect(await count()).toBe(1);
    expect(await html(await opened())).toBe("made before");
  });

  it("are dropped when what they show has changed since, also while no process ran", async () => {
    await make(await opened(), "made before", tour);
    expect(await count()).toBe(1);
    noteHere(["tour:T-1"]);
    const pages = await opened();
    expect(await html(pages)).toBeUndefined();
    expect(await count()).toBe(0);
  });

  it("are dropped when they were made after changes that the database does not know any more", async () => {
    noteHere(["reviews"]);
    await make(await opened(), "of a later state", tour);
    expect(await count()).toBe(1);
    forgetChanges();
    expect(knownPosition()).toBe(0);
    expect(await html(await opened())).toBeUndefined();
    expect(await count()).toBe(0);
  });

  it("are never sent with the description of another, when two processes share them", async () => {
    const [one, other] = [await opened(), await opened()];
    await make(one, "of the one", tour);
    await written();
    const again = await opened();
    await make(other, "of the other", tour);
    await written();
    expect(again.known(path)).toBeDefined();
    expect(await html(again)).toBeUndefined();
    expect(again.known(path)).toBeUndefined();
  });

  it("are there though another process has taken one of them away meanwhile", async () => {
    await make(await opened(), "made before", tour);
    expect(await count()).toBe(1);
    // It is listed, and cannot be opened.
    symlinkSync(join(folder, "gone"), join(folder, "build", "0".repeat(40)));
    expect(await html(await opened())).toBe("made before");
  });

  it("are made anew when a file is not whole", async () => {
    await make(await opened(), "made before", tour);
    expect(await count()).toBe(1);
    const [name = ""] = readdirSync(join(folder, "build"));
    const file = join(folder, "build", name);
    writeFileSync(file, readFileSync(file).subarray(0, -1));
    const pages = await opened();
    expect(await html(pages)).toBeUndefined();
    writeFileSync(file, "x");
    expect(await html(await opened())).toBeUndefined();
    expect(await count()).toBe(0);
  });

  it("are written on, when a process that starts has taken a draft away", async () => {
    const pages = await opened();
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        await make(pages, "page", tour, { at: `/de/trip/${at}` });
        for (const name of readdirSync(join(folder, "build")))
          if (name.includes(".")) rmSync(join(folder, "build", name), { force: true });
      }),
    );
    await written();
    await make(pages, "last", tour);
    await written();
    expect(await html(await opened())).toBe("last");
  });

  it("are written on a minute after the disk has refused one", async () => {
    const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const pages = await opened();
    const build = join(folder, "build");
    rmSync(build, { recursive: true });
    writeFileSync(build, "where a folder should be");
    await make(pages, "in memory", tour, { at: "/de/trip/1" });
    await written();
    expect(told).toHaveBeenCalledOnce();
    rmSync(build);
    mkdirSync(build);
    await make(pages, "too soon", tour, { at: "/de/trip/2" });
    expect(await count()).toBe(0);
    setClock(new Date(noon.getTime() + 61_000));
    await make(pages, "kept", tour, { at: "/de/trip/3" });
    expect(await count()).toBe(1);
  });

  it("never hold what is not there", async () => {
    const pages = await opened();
    for (let at = 0; at < 400; at += 1)
      await make(pages, "404", tour, { at: `/de/nowhere/${at}`, status: 404 });
    expect(await count()).toBe(0);
    expect(await html(pages, "/de/nowhere/399")).toBe("404");
    expect(await html(pages, "/de/nowhere/0")).toBeUndefined();
  });
});
