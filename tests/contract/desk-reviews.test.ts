import { describe, expect, it, vi } from "vitest";
import type { DeskReview, ReviewPage } from "@/lib/contract/desk/reviews";
import { moderateEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { guestbookEndpoint, reviewsEndpoint } from "@/lib/contract/reviews";
import { tourEndpoint } from "@/lib/contract/tours";
import { privateTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { raced } from "../support/rounds";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { moderationLinks } = await import("@/lib/backend/emails/lead/moderation-links");

const esi = await colleague("editor", "Esi");
const juma = await colleague("owner", "Juma");

// Each guest has one published review of the same.
let guests = 0;
const newGuest = () => `kim-${++guests}@example.com`;
const send = async (changes = {}) =>
  (
    await callAs("de", sendReviewEndpoint, {
      ...{ rating: 5, title: "Sehr gut", text: "Wir haben Elefanten gesehen und gut geschlafen." },
      ...{ full_name: "Kim Lee", email: newGuest(), country: "DE", agree: true as const },
      about: { kind: "general" as const },
      ...changes,
    })
  ).data.reference;
const aboutTour = { about: { kind: "tour" as const, slug: "krater-und-ebenen-in-sechs-tagen" } };

const act = (call: string, review: string, more = {}, who = esi) =>
  desk(call, { review, ...more }, who);
const publish = (review: string, seen = "pending", who = esi) =>
  act("publish-review", review, { seen }, who);
const reply = (review: string, version: number, text: string, who = esi, language = "de") =>
  act("reply-to-review", review, { version, language, text }, who);
const list = async (view: string) =>
  (await desk("reviews", { view }, esi)).body as unknown as ReviewPage;
const inView = async (view: string, id: string) =>
  (await list(view)).reviews.find((each) => each.id === id);
const shown = async (id: string, locale: "de" | "fr" = "de") =>
  (await callAs(locale, guestbookEndpoint, { per_page: 50 })).data.find((each) => each.id === id);
const deeds = async (subject: string) =>
  (
    await pool().query(
      "select actor_kind, action, before, after from audit where subject = $1 order by id",
      [subject],
    )
  ).rows;

describe("a review", () => {
  it("is read at the desk, published, and taken down again, each with a name", async () => {
    const id = await send();
    expect(await inView("pending", id)).toMatchObject({
      ...{ state: "pending", rating: 5, title: "Sehr gut", author: "Kim L.", language: "de" },
      ...{ is_sent: true, reply: null, about: "" },
    });
    const answer = await publish(id);
    expect(answer.status).toBe(200);
    expect((answer.body.review as unknown as DeskReview).state).toBe("published");
    expect(await shown(id)).toMatchObject({ rating: 5, reply: null });
    const { rows } = await pool().query("select state from requests where id = $1", [id]);
    expect(rows).toEqual([{ state: "answered" }]);
    expect((await act("decline-review", id, { seen: "published" })).status).toBe(200);
    expect(await shown(id)).toBeUndefined();
    expect(await inView("declined", id)).toBeDefined();
    expect(await deeds(id)).toMatchObject([
      { action: "publish-review", before: { state: "pending" }, after: { state: "published" } },
      { action: "decline-review", before: { state: "published" }, after: { state: "declined" } },
    ]);
  });

  it("moves the average of its tour, and back", async () => {
    const rating = async () =>
      (await callAs("en", tourEndpoint, { slug: privateTour })).data.rating.count;
    const before = await rating();
    const { rows } = await pool().query(
      "select slug from tour_texts where locale = 'de' and tour_id = 'crater-and-plains'",
    );
    const id = await send({ about: { ...aboutTour.about, slug: rows[0].slug } });
    expect((await inView("pending", id))?.about).toBe("Crater and Plains in six days");
    await publish(id);
    expect(await rating()).toBe(before + 1);
    await act("decline-review", id, { seen: "published" });
    expect(await rating()).toBe(before);
  });

  it(
    "is decided once, by a link of the mail or at the desk; the other is told",
    raced,
    async () => {
      const id = await send();
      const [link] = await moderationLinks(id);
      const token = link?.href.split("#")[1] ?? "";
      const answers = await Promise.all([
        publish(id).then(({ status }) => status),
        act("decline-review", id, { seen: "pending" }, juma).then(({ status }) => status),
        callAs("en", moderateEndpoint, { token, confirm: true }).then(
          () => 200,
          () => 409,
        ),
      ]);
      expect(answers.sort()).toEqual([200, 409, 409]);
      expect(await deeds(id)).toHaveLength(1);
    },
  );

  it("published by a link is in the record as the mailbox's", async () => {
    const id = await send();
    const [link] = await moderationLinks(id);
    const token = link?.href.split("#")[1] ?? "";
    await callAs("en", moderateEndpoint, { token, confirm: true });
    expect(await deeds(id)).toMatchObject([{ actor_kind: "mailbox", action: "publish-review" }]);
  });

  it("of the content is replied to, and not decided here", async () => {
    const { reviews } = await list("published");
    const own = reviews.find(({ is_sent }) => !is_sent);
    expect(own).toBeDefined();
    const id = own?.id ?? "";
    expect((await act("decline-review", id, { seen: "published" })).status).toBe(409);
    expect((await reply(id, 0, "Asante sana!")).status).toBe(200);
    await act("withdraw-reply", id, { version: 1 });
  });
});

describe("a reply in public", () => {
  it("is in the guest book of every language, in the one it was written in", async () => {
    const id = await send();
    expect((await reply(id, 0, "Zu früh")).status).toBe(409);
    await publish(id);
    const answer = await reply(id, 0, "Karibu tena!\nBis bald.");
    expect(answer.body.review).toMatchObject({ reply: { by: "Esi", version: 1 } });
    for (const locale of ["de", "fr"] as const)
      expect((await shown(id, locale))?.reply).toMatchObject({
        ...{ text: "Karibu tena!\nBis bald.", language: "de" },
      });
    const listed = await callAs("fr", reviewsEndpoint, { per_page: 50 });
    expect(listed.data.find((each) => each.id === id)?.reply?.language).toBe("de");
    const [, deed] = await deeds(id);
    expect(deed).toMatchObject({ action: "reply-to-review", after: { text: "written" } });
    expect(JSON.stringify(deed)).not.toContain("Karibu");
    expect((await act("withdraw-reply", id, { version: 1 })).status).toBe(200);
    expect((await shown(id))?.reply).toBeNull();
  });

  it(
    "of two who write at once is the first one's; the second is told, and changes that",
    raced,
    async () => {
      const id = await send();
      await publish(id);
      const both = await Promise.all([reply(id, 0, "Esi"), reply(id, 0, "Juma", juma)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = both.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ error: { reason: "changed_meanwhile" } });
      expect((await reply(id, 1, "Wir beide")).status).toBe(200);
      expect((await reply(id, 1, "Zu spät", juma)).status).toBe(409);
      expect((await inView("published", id))?.reply).toMatchObject({
        text: "Wir beide",
        version: 2,
      });
    },
  );
});

describe("three stars or fewer", () => {
  it("tell every owner who has joined at their own address; more do not", async () => {
    const title = "Wir waren enttäuscht";
    const low = await send({ rating: 3, title });
    await vi.waitFor(() => {
      const mails = smtp.received.filter(({ to }) => to.includes(juma.email));
      expect(mails).toHaveLength(1);
      const text = readable(mails[0]?.raw ?? "");
      expect(text).toContain(`3 of 5 stars from Kim Lee (${low})`);
      expect(text).toContain(title);
      expect(text).toMatch(/http:\/\/desk\.localhost\S*\/reviews/);
    }, 30_000);
    const high = await send({ rating: 4 });
    const { rows } = await pool().query(
      "select data->>'kind' kind from jobs where data->>'reference' = $1 order by 1",
      [high],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["lead-to-operator", "lead-to-visitor"]);
  });
});
