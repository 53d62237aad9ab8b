import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { contactUsEndpoint, requestQuoteEndpoint } from "@/lib/contract/leads";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, privateTour, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sampleQuote } from "../support/quote";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

const neema = await colleague("owner", "Neema");

const came = {
  ...{ page: "/trip/crater", referrer: "www.example.org" },
  ...{ source: "News", medium: "email", campaign: "Spring" },
};
const quote = async (came_from: object, idempotencyKey: string = randomUUID()) =>
  (
    await callAs("de", requestQuoteEndpoint, sampleQuote({ came_from } as object), {
      idempotencyKey,
    })
  ).data.reference;
const saidOf = async (request: string) => {
  const { body } = await desk("request", { request }, neema);
  return (body as Record<string, unknown>).came_from;
};

describe("where a request came from", () => {
  it("stands on its page at the desk: campaign, who linked here, the first page", async () => {
    expect(await saidOf(await quote(came))).toEqual(came);
    const nobody = { page: "/", referrer: "", source: "", medium: "", campaign: "" };
    expect(await saidOf(await quote({ page: "/" }))).toEqual(nobody);
    const contact = { full_name: "Ann", email: "a@example.com", country: "DE", message: "Is May?" };
    const { data } = await callAs("en", contactUsEndpoint, {
      ...contact,
      came_from: { page: "/", referrer: "de.localhost" },
    });
    expect(await saidOf(data.reference)).toEqual(nobody);
  });

  it("is no other request when a tab that was reloaded sends it again", async () => {
    const key = randomUUID();
    expect(await quote({ page: "/Quote" }, key)).toBe(await quote(came, key));
  });

  it("may be left out, and is nothing that has more in it", async () => {
    const plain = await callAs("de", requestQuoteEndpoint, sampleQuote());
    expect(await saidOf(plain.data.reference)).toBeNull();
    for (const odd of [{ page: "x" }, { ...came, email: "ann@example.com" }, { page: "/\n" }])
      await expect(quote(odd)).rejects.toMatchObject({ code: "invalid" });
  });

  it("has the pages that were read before, for whoever agreed to that, until the night forgets them", async () => {
    const reference = await quote({ ...came, pages: ["/", "/trip/crater"] });
    const read = async () => {
      const { body } = await desk("request", { request: reference }, neema);
      return (body as unknown as { came_from: { pages?: string[] } }).came_from.pages;
    };
    expect(await read()).toEqual(["/", "/trip/crater"]);
    const held = await book({
      starts: (await freeDeparture()).starts,
      came_from: { ...came, pages: ["/"] },
    });
    await forgetPeople();
    expect(await read()).toEqual(["/", "/trip/crater"]);
    await pool().query("update requests set since = now() - interval '61 days' where id = $1", [
      reference,
    ]);
    await pool().query(
      "update bookings set created_at = now() - interval '61 days' where reference = $1",
      [held.reference],
    );
    await forgetPeople();
    expect(await read()).toBeUndefined();
    expect((await rowOf(held.reference)).cameFrom).toEqual(came);
    expect(await saidOf(reference)).toMatchObject({ source: "News" });
    for (const pages of [["x"], ["/\n"], Array(21).fill("/")])
      await expect(quote({ page: "/", pages })).rejects.toMatchObject({ code: "invalid" });
  });

  it("is kept with a booking too, whether or not it waits for an answer", async () => {
    const held = await book({ starts: (await freeDeparture()).starts, came_from: came });
    expect((await rowOf(held.reference)).cameFrom).toEqual(came);
    const asked = await book({ tour: privateTour, came_from: came });
    expect(await saidOf(asked.reference)).toMatchObject({ source: "News" });
  });

  it("makes no second booking where a friend's link was followed before it was sent again", async () => {
    const { starts } = await freeDeparture();
    const again = { idempotencyKey: randomUUID() };
    const { reference } = await book({ starts }, again);
    expect(await book({ starts, invited_by: "amani-7k2p9xq4" }, again)).toMatchObject({
      reference,
    });
  });

  it("is what a month is told apart by", async () => {
    const { body } = await desk("month", { month: businessDay().slice(0, 7) }, neema);
    const { groups: found } = body as Record<string, unknown>;
    const groups = found as { by: string; key: string; requests: number; made: number }[];
    const of = (key: string) => groups.find((each) => each.by === "source" && each.key === key);
    expect(of("news")).toMatchObject({ requests: 2, made: 2 });
    expect(of("direct")).toMatchObject({ requests: 3, made: 0 });
    expect(of("")).toMatchObject({ requests: 1 });
  });

  it("goes on to a booking that comes of it, but not with the pages: those are kept no longer for it", async () => {
    const request = await quote({ ...came, pages: ["/", "/trip/crater"] });
    const wanted = {
      ...{
        tour: "crater-and-plains",
        starts: addDays(businessDay(), 150),
        adults: 2,
        children: [],
      },
      language: "de",
    };
    const { body: priced } = await desk("price-booking", wanted, neema);
    const { price } = priced as unknown as { price: { total_minor: number } };
    const form = {
      ...{ ...wanted, request, full_name: "Ann Lee", phone: "+493012345678" },
      ...{ shown_total_minor: price.total_minor, hold_until: addDays(businessDay(), 7) },
    };
    const pressed = { ...neema, extra: { "idempotency-key": randomUUID() } };
    const { body } = await desk("make-booking", form, pressed);
    expect((await rowOf(String(body.booking))).cameFrom).toEqual(came);
  });
});
