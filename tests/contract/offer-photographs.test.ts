import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { nowMs, setClock } from "@/lib/clock";
import type { DraftDay } from "@/lib/contract/offer-document";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";
import { offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, deskAddress, deskHost } from "../support/desk";
import { askedFor, type Changes, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";
import { jpeg } from "../support/photographs";

vi.mock("@/lib/photos/photograph-process", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/photos/photograph-process")>();
  return { ...original, photographAgain: vi.fn(original.photographAgain) };
});
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "tembea-offers-"));
await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { handleDesk } = await import("@/lib/api/handle-desk");
const { pool } = await import("@/lib/backend/db/pool");
const { folderOf } = await import("@/lib/backend/reviews/photograph-folder");
const { photographAgain } = await import("@/lib/photos/photograph-process");
const { makePhotograph } = await import("@/lib/photos/make-photograph");
const { photographStore } = await import("@/lib/photos/photograph-index");
const { eraseEverywhere, followErasures } = await import("@/lib/backend/reviews/erase-photographs");
const { forgetOfferPhotographs } = await import("@/lib/backend/offers/offer-photographs");

const neema = await colleague("sales", "Neema");
afterEach(() => setClock());
const stopErasing = followErasures();
afterAll(async () => {
  await stopErasing();
  rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
});
const { one, begin, edit, send } = offerDesk(neema);

/** Sends a form to the desk as its screens do. */
async function upload(bytes: Uint8Array | string, call = "add-offer-photograph", who = neema) {
  const form = new FormData();
  const part = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  form.set("photograph", new File([part], "camp.jpg", { type: "image/jpeg" }));
  const headers = { host: `${deskHost}:3000`, "sec-fetch-site": "same-origin" };
  const request = new NextRequest(`${deskAddress}/api/desk/${call}`, {
    ...{ method: "POST", body: form },
    headers: { ...headers, cookie: `desk=${who.token}` },
  });
  const response = await handleDesk(request, { params: Promise.resolve({ call }) });
  const body = (await response.json()) as { photograph?: string; error?: { fields?: object } };
  return { status: response.status, body, file: body.photograph ?? "" };
}
const words = (en: string, de?: string) => ({
  source: "en" as const,
  texts: { en, ...(de && { de }) },
});

/** An offer whose first day has these beside it, sent. */
async function sentWith(beside: Partial<DraftDay>, more: Changes = {}) {
  const offer = await begin({ request: await askedFor() });
  const [first, ...rest] = offer.variant.days;
  if (!first) throw new Error("no days");
  expect((await edit(offer, { days: [{ ...first, ...beside }, ...rest], ...more })).status).toBe(
    200,
  );
  const { body } = await send(offer.reference);
  const key = { reference: offer.reference, token: new URL(String(body.link)).hash.slice(1) };
  const read = async (locale: "de" | "en" | "fr" = "de") => {
    const { data } = await callAs(locale, offerEndpoint, { reference: key.reference }, key);
    return data.journey;
  };
  return { ...key, read };
}

describe("what is put above and below a day of an offer", () => {
  it("is read around the library's own words, which stay; in another language it says in which", async () => {
    const { read } = await sentWith({
      over: words("You land at seven.", "Sie landen um sieben."),
      under: words("Bring a jumper."),
    });
    const day = (await read())?.days[0];
    expect(day?.text).not.toBe("");
    expect(day?.other_language).toBeNull();
    expect(day?.over).toEqual({ text: "Sie landen um sieben.", language: null, pictures: [] });
    expect(day?.under).toEqual({ text: "Bring a jumper.", language: "en", pictures: [] });
  });

  it("is told of short words as well, which are nobody's but the guest's language", async () => {
    const { read } = await sentWith({}, { title: words("Out there") });
    expect([(await read("de"))?.short_languages, (await read("en"))?.short_languages]).toEqual([
      ...[{ title: "en" }, {}],
    ]);
  });

  it("are photographs too, made as all are, under the hash of what was sent", async () => {
    const { status, file } = await upload(await jpeg(1200, 800));
    expect(status).toBe(200);
    expect(existsSync(path.join(folderOf(file), "960.webp"))).toBe(true);
    const { reference, token, read } = await sentWith({
      title: words("Tea with 王小明", "Tee mit 王小明"),
      photographs: [{ file, at: "under", shows: words("Our camp", "Unser Camp 陶工") }],
    });
    expect((await read())?.days[0]?.under?.pictures).toMatchObject([
      { url: `/photographs/${file}`, alt: "Unser Camp 陶工", color: expect.stringMatching(/^#/) },
    ]);
    const { rows } = await pool().query("select sent from offer_versions where offer = $1", [
      reference,
    ]);
    expect(rows[0].sent.pictures[`/photographs/${file}`]).toMatch(/^[0-9a-f]{64}$/);
    const { base64 } = await callAs("de", offerPaperEndpoint, { reference }, { token });
    const paper = pdfText(Buffer.from(base64, "base64"));
    for (const said of ["Unser Camp", "王小明", "陶工"]) expect(paper).toContain(said);
    expect((await read("fr"))?.days[0]?.under?.shows_languages).toEqual(["en"]);
    expect((await read("fr"))?.short_languages).toEqual({ captions: "en" });
  });

  it("is a photograph and nothing else, of somebody who makes offers", async () => {
    expect((await upload("<svg/>")).status).toBe(422);
    expect((await upload(await jpeg(1200, 800), "edit-offer")).status).toBe(415);
    const editor = await colleague("editor");
    expect((await upload(await jpeg(900, 600), undefined, editor)).status).toBe(403);
    const { read } = await sentWith({
      photographs: [{ file: `${"0".repeat(32)}-1600`, at: "over", shows: null }],
    });
    expect((await read())?.days[0]?.over).toBeUndefined();
  });

  it("keeps its photographs as long as an offer names them", async () => {
    const [kept, unused] = [await upload(await jpeg(901, 600)), await upload(await jpeg(902, 600))];
    await sentWith({ photographs: [{ file: kept.file, at: "over", shows: null }] });
    const there = () => [kept, unused].map(({ file }) => existsSync(folderOf(file)));
    await forgetOfferPhotographs();
    expect(there()).toEqual([true, true]);
    setClock(new Date(nowMs() + 31 * 86_400_000));
    await forgetOfferPhotographs();
    await vi.waitFor(() => expect(there()).toEqual([true, false]), 30_000);
  });

  it("has them in its hashes and on paper also where another process has taken them", async () => {
    const { file } = await upload(await jpeg(906, 600));
    const read = async ({ reference, token }: { reference: string; token: string }) => {
      const { rows } = await pool().query("select sent from offer_versions where offer = $1", [
        reference,
      ]);
      rmSync(folderOf(file), { recursive: true, force: true });
      await callAs("de", offerPaperEndpoint, { reference }, { token });
      return [rows[0].sent.pictures[`/photographs/${file}`], existsSync(folderOf(file))];
    };
    const photographs = [{ file, at: "under" as const, shows: null }];
    const here = await read(await sentWith({ photographs }));
    rmSync(folderOf(file), { recursive: true });
    expect(await read(await sentWith({ photographs }))).toEqual(here);
    expect(here).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), true]);
  });

  it("is on paper without them where there is no room to make them", async () => {
    const { file } = await upload(await jpeg(907, 600));
    const shows = words("Our camp");
    const { reference, token } = await sentWith({ photographs: [{ file, at: "under", shows }] });
    rmSync(folderOf(file), { recursive: true });
    vi.mocked(photographAgain).mockRejectedValue(new Error("ENOSPC: no space left on device"));
    const { base64 } = await callAs("de", offerPaperEndpoint, { reference }, { token });
    vi.mocked(photographAgain).mockReset();
    expect(pdfText(Buffer.from(base64, "base64"))).not.toContain("Our camp");
  });

  it("keeps no files of which no row tells, as where the database was away just then", async () => {
    const [kept, lost] = [await upload(await jpeg(903, 600)), await upload(await jpeg(904, 600))];
    await pool().query("delete from offer_photographs where file = $1", [lost.file]);
    const ours = await makePhotograph(await jpeg(905, 600), photographStore);
    const there = () => [kept.file, lost.file, ours.id].map((file) => existsSync(folderOf(file)));
    expect(there()).toEqual([true, true, true]);
    await eraseEverywhere();
    await vi.waitFor(() => expect(there()).toEqual([true, false, true]), 30_000);
  });
});

describe("a day without a photograph", () => {
  it("shows where it goes, each day something else and nothing of the picture above, under the hash", async () => {
    const { reference, read } = await sentWith({});
    const journey = await read();
    const shown = journey?.days.map(({ pictures }) => pictures?.[0]?.url ?? "") ?? [];
    expect(shown.length).toBeGreaterThan(1);
    for (const [at, url] of shown.entries()) {
      const day = journey?.days[at];
      const ids = [...(day?.places ?? []), ...(day?.night ? [day.night] : [])].map(({ id }) => id);
      expect(ids).toContain(/^\/pictures\/(.+)-\d$/.exec(url)?.[1]);
    }
    expect(new Set([...shown, journey?.picture.url]).size).toBe(shown.length + 1);
    expect(journey?.days[0]?.pictures?.[0]?.alt).not.toBe("");
    const { rows } = await pool().query("select sent from offer_versions where offer = $1", [
      reference,
    ]);
    expect(Object.keys(rows[0].sent.pictures)).toEqual(expect.arrayContaining(shown));
  });

  it("of our own is on the map where one sleeps", async () => {
    const offer = await begin({ request: await askedFor() });
    const night = offer.variant.days.find(({ stay }) => stay);
    const own = { id: "own", block: null, stay: night?.stay ?? null, text: null };
    await edit(offer, { days: [{ ...own, title: words("At ease", "In Ruhe") }] });
    const { body } = await send(offer.reference);
    const token = new URL(String(body.link)).hash.slice(1);
    const { reference } = offer;
    const { data } = await callAs("de", offerEndpoint, { reference }, { token });
    const [day] = data.journey?.days ?? [];
    expect(day?.places).toEqual([day?.night]);
    expect(day?.pictures).toHaveLength(1);
  });
});

describe("a draft of weeks in three versions", () => {
  it("is kept, however much was written in two languages", async () => {
    const offer = await begin({ request: await askedFor() });
    const [first] = offer.variant.days;
    if (!first) throw new Error("no days");
    const text = words("A day in the bush. ".repeat(90), "Ein Tag im Busch. ".repeat(90));
    const days = Array.from({ length: 21 }, (_, at) => ({ ...first, id: `day-${at}`, text }));
    const { status } = await edit(offer, { days });
    expect([status, (await one(offer.reference)).variant.days.length]).toEqual([200, 21]);
  });
});
