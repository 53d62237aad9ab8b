import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import type { ReviewPage } from "@/lib/contract/desk/reviews";
import { moderateEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { addDays } from "@/lib/pricing/days";
import { privateTour, sharedTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { reasonOf } from "../support/reason-of";
import { raced } from "../support/rounds";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { moderationLinks } = await import("@/lib/backend/emails/lead/moderation-links");

const esi = await colleague("editor", "Esi");
const ofTour = (slug: string) => ({ kind: "tour" as const, slug });

let guests = 0;
const newGuest = () => `guest-${++guests}@example.com`;
const send = async (email: string, about: object = ofTour(privateTour)) =>
  (
    await callAs("en", sendReviewEndpoint, {
      ...{ rating: 5, title: "Lions at last", text: "We saw elephants and slept well at night." },
      ...{ full_name: "Kim Lee", country: "DE", agree: true as const, email },
      about: about as ReturnType<typeof ofTour>,
    })
  ).data.reference;
const decide = (call: string, review: string, seen: string) => desk(call, { review, seen }, esi);
const publish = (review: string, seen = "pending") => decide("publish-review", review, seen);
const takeDown = (review: string) => decide("decline-review", review, "published");
const linkOf = async (review: string) =>
  (await moderationLinks(review))[0]?.href.split("#")[1] ?? "";
const inView = async (view: string, id: string) =>
  ((await desk("reviews", { view }, esi)).body as unknown as ReviewPage).reviews.find(
    (each) => each.id === id,
  );
const hasMark = async (id: string) =>
  (await callAs("en", reviewsEndpoint, { per_page: 50 })).data.find((each) => each.id === id)
    ?.verified;

/** The journey of the private tour takes six days: this one was over yesterday. */
const over = addDays(businessDay(), -6);
const travelled = (email: string, changes = {}) =>
  storedBooking("en", { state: "confirmed", starts: over, email, ...changes });

describe("“Travelled with us”", () => {
  it("marks what is published at the desk of whoever has made the journey it tells of", async () => {
    await travelled("Ann.Lee+safari@gmail.com");
    const id = await send("annlee@googlemail.com");
    expect((await publish(id)).body.review).toMatchObject({ verified: true });
    expect(await hasMark(id)).toBe(true);
  });

  it("marks what is published by the link of a mail as well", async () => {
    const email = newGuest();
    await travelled(email.toUpperCase());
    const id = await send(email);
    await callAs("en", moderateEndpoint, { token: await linkOf(id), confirm: true });
    expect(await hasMark(id)).toBe(true);
  });

  it.each<[string, object]>([
    ["that ends today", { starts: addDays(over, 1) }],
    ["that was cancelled", { state: "cancelled" }],
    ["that was never confirmed", { state: "expired" }],
    ["of somebody else", { email: "else@example.com" }],
    ["whose guest is not known any more", { email: "" }],
  ])("is not given for a journey %s", async (_, changes) => {
    const email = newGuest();
    await travelled(email, changes);
    const id = await send(email);
    await publish(id);
    expect(await hasMark(id)).toBe(false);
  });

  it("is not given to what is about another tour, or about none", async () => {
    const email = newGuest();
    await travelled(email);
    for (const about of [ofTour(sharedTour), { kind: "general" }]) {
      const id = await send(email, about);
      await publish(id);
      expect(await hasMark(id)).toBe(false);
    }
  });

  it("is lost by nobody whose journey is over when it is published again", async () => {
    const email = newGuest();
    const id = await send(email);
    await publish(id);
    expect(await hasMark(id)).toBe(false);
    await takeDown(id);
    await travelled(email);
    await publish(id, "declined");
    expect(await hasMark(id)).toBe(true);
  });
});

describe("a second review of the same by the same guest", () => {
  const subjects: [string, object][] = [
    ["a tour", ofTour(privateTour)],
    ["a place", { kind: "destination", slug: "serengeti" }],
    ["the company", { kind: "general" }],
  ];

  it.each(subjects)("of %s is kept and said, and not published beside the first", async (_, of) => {
    const email = newGuest();
    const first = await send(email, of);
    const second = await send(email.toUpperCase(), of);
    expect(await inView("pending", first)).toMatchObject({ written_already: false });
    expect(await inView("pending", second)).toMatchObject({ written_already: true });
    await publish(first);
    const refused = await publish(second);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: { reason: "reviewed_already" } });
    expect(await inView("pending", second)).toMatchObject({ written_already: true });
    await takeDown(first);
    expect(await inView("pending", second)).toMatchObject({ written_already: false });
    expect((await publish(second)).status).toBe(200);
    expect(await inView("declined", first)).toMatchObject({ written_already: true });
    expect((await publish(first, "declined")).status).toBe(409);
  });

  it("about something else, or by somebody else, is as good as a first", async () => {
    const email = newGuest();
    const all = [
      await send(email),
      await send(email, ofTour(sharedTour)),
      await send(email, { kind: "general" }),
      await send(newGuest()),
    ];
    for (const id of all) {
      expect(await inView("pending", id)).toMatchObject({ written_already: false });
      expect((await publish(id)).status).toBe(200);
    }
  });

  it("is said before the link of a mail is followed, which works once the first is down", async () => {
    const email = newGuest();
    const [first, second] = [await send(email), await send(email)];
    await publish(first);
    const token = await linkOf(second);
    const look = await callAs("en", moderateEndpoint, { token, confirm: false });
    expect(look.data).toMatchObject({ done: false, written_already: true });
    const follow = () => callAs("en", moderateEndpoint, { token, confirm: true });
    expect(await reasonOf(follow())).toBe("reviewed_already");
    expect(await inView("pending", second)).toBeDefined();
    await takeDown(first);
    expect((await follow()).data.done).toBe(true);
  });

  it("by a guest who was erased is nobody's: what is left of two is published", async () => {
    const { pool } = await import("@/lib/backend/db/pool");
    const ids = [await send(newGuest()), await send(newGuest())];
    await pool().query("update leads set email = '' where reference = any($1)", [ids]);
    for (const id of ids) expect((await publish(id)).status).toBe(200);
  });

  it("is not published where both are pressed in one moment", raced, async () => {
    const email = newGuest();
    const both = [await send(email), await send(email)];
    const answers = await Promise.all(both.map((id) => publish(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
