import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "@/lib/contract/locale";
import { testContent } from "../support/content";
import { contentDatabase } from "../support/database";

const home = mkdtempSync(path.join(tmpdir(), "photograph-pictures-"));
afterAll(() => rmSync(home, { recursive: true }));
process.env.DATA_DIR = home;
await contentDatabase();
const { importContent } = await import("@/lib/backend/jobs/import-content");
const { tour } = await import("@/lib/backend/catalogue/tour");
const { stay } = await import("@/lib/backend/catalogue/stay");
const { destination } = await import("@/lib/backend/catalogue/destination");
const { aboutUs } = await import("@/lib/backend/editorial/pages");
const { loadContent } = await import("@/lib/backend/content/load");
const { writePhotographIndex } = await import("@/lib/photos/photograph-index");

const content = path.join(home, "content");
const id = "crater-and-plains";
const tours = loadContent(testContent);
const days = tours.tours.get(id)?.value.days.map(({ block }) => block) ?? [];
const slug = (locale: Locale) => tours.words.tours[locale].get(id)?.value.slug ?? "";
const tourIn = async (locale: Locale) => (await tour({ slug: slug(locale) }, locale)).data;
const idOf = (at: number) => `${String(at).repeat(32)}-1280`;

const list = `
lions.jpg: { tour: ${id}, focus: [30, 70], place: ngorongoro, date: 2026-08, credit: Asha Mollel, alt: { de: Zwei Löwen, en: Two lions } }
day.jpg: { day: ${days[1]}, alt: { en: Zebras } }
terrace.jpg: { stay: mawingu-rim, alt: { en: The terrace } }
rim.jpg: { destination: ngorongoro, place: ngorongoro, date: 2025 }
neema.jpg: { team: neema }
`;
const names = ["lions.jpg", "day.jpg", "rim.jpg", "neema.jpg", "terrace.jpg"];

beforeAll(async () => {
  cpSync(testContent, content, { recursive: true });
  mkdirSync(path.join(content, "photos"));
  for (const name of names) writeFileSync(path.join(content, "photos", name), "");
  writeFileSync(path.join(content, "photos/photos.yaml"), list);
  await importContent(content);
});

function made(...done: string[]): void {
  const file = { width: 1500, height: 1000, color: "#112233" };
  const seen = done.map((name) => {
    const photograph = { ...file, id: idOf(names.indexOf(name)) };
    return [name, { bytes: 0, changedMs: 0, made: photograph }] as const;
  });
  writePhotographIndex(new Map(seen));
}

describe("a photograph takes the place of a drawing", () => {
  it("once it is made, and not before", async () => {
    expect((await tourIn("de")).picture.url).toBe(`/pictures/tour-${id}`);
    made("lions.jpg");
    const { picture, gallery } = await tourIn("de");
    expect(picture).toEqual({
      url: `/photographs/${idOf(0)}`,
      alt: "Zwei Löwen",
      color: "#112233",
      photograph: { focus: [30, 70], caption: "Ngorongoro, August 2026 · Foto: Asha Mollel" },
    });
    expect(gallery[0]).toEqual(picture);
    expect(gallery.slice(1).every(({ url }) => url.startsWith("/pictures/"))).toBe(true);
    expect(gallery.map(({ url }) => url)).not.toContain(`/pictures/tour-${id}`);
  });

  it("on its day, on its place and on its person", async () => {
    made(...names);
    const { itinerary } = await tourIn("en");
    expect(itinerary.map(({ pictures }) => pictures?.map(({ alt }) => alt))).toEqual(
      days.map((block) => (block === days[1] ? ["Zebras"] : undefined)),
    );
    const place = (await destination({ id: "ngorongoro" }, "fr")).data;
    expect(place.picture).toMatchObject({ url: `/photographs/${idOf(2)}`, alt: "Ngorongoro" });
    expect(place.picture.photograph?.caption).toBe("Ngorongoro, 2025");
    expect(place.gallery[0]).toEqual(place.picture);
    const { team } = (await aboutUs({}, "en")).data;
    const urls = team.map((person) => [person.id, person.picture.url]);
    expect(Object.fromEntries(urls)).toMatchObject({
      neema: `/photographs/${idOf(3)}`,
      baraka: "/pictures/team-baraka",
    });
  });

  it("on the page of a lodge", async () => {
    made("lions.jpg");
    expect((await stay({ id: "mawingu-rim" }, "en")).data.photographs).toBeUndefined();
    made(...names);
    const { picture, photographs } = (await stay({ id: "mawingu-rim" }, "en")).data;
    expect(picture).toMatchObject({ url: `/photographs/${idOf(4)}`, alt: "The terrace" });
    expect(photographs).toEqual([picture]);
  });

  it("and a gallery with three of them, from the tour, its days and places, has no drawings", async () => {
    made(...names);
    const { gallery } = await tourIn("en");
    expect(gallery.map(({ url }) => url)).toEqual(
      [0, 1, 4, 2].map((at) => `/photographs/${idOf(at)}`),
    );
  });

  it("says where it is where nobody has said what one sees", async () => {
    made(...names);
    expect((await tourIn("it")).picture.alt).toBe("Ngorongoro");
  });
});
