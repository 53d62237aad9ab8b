import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { secretHash } from "@/lib/backend/accounts/secret";
import {
  newestOfferLinkEndpoint,
  readOfferEndpoint,
  shareOfferEndpoint,
} from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, keyOf, type OfferKey, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { db, pool } = await import("@/lib/backend/db/pool");
const { offers } = await import("@/lib/backend/db/offer-schema");
const { offerKey } = await import("@/lib/backend/offers/offer-key");
const { writeEmail } = await import("@/lib/backend/emails/write-email");

const neema = await colleague("sales", "Neema");
const { one, edit, send, sent } = offerDesk(neema);

describe("an offer whose address was mistyped", () => {
  it("opens nothing more to whoever got the first mail once the address is put right", async () => {
    const { reference, token } = await sent({ email: "stranger@example.com" });
    const { data } = await callAs("de", shareOfferEndpoint, { reference, on: true }, { token });
    const reader = { reference, token: keyOf(String(data.reading_link)) };
    const right = { email: "guest@example.com" };
    expect((await edit(await one(reference), {}, right)).status).toBe(200);
    const replaced = { code: "conflict", detail: { reason: "offer_link_replaced" } };
    await expect(callAs("de", offerEndpoint, { reference }, { token })).rejects.toMatchObject(
      replaced,
    );
    await expect(callAs("en", readOfferEndpoint, reader, reader)).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await send(reference)).status).toBe(200);
    const form = { reference, version: 2, ...acceptance };
    await expect(callAs("de", acceptOfferEndpoint, form, { token })).rejects.toMatchObject(
      replaced,
    );
    const mail = await writeEmail({ kind: "offer-to-guest", reference });
    expect(mail?.to.address).toBe(right.email);
    const own = { token: keyOf(mail?.content.action?.href ?? "") };
    expect((await callAs("de", offerEndpoint, { reference }, own)).data.state).toBe("open");
  });

  it("opens again by the mail that was sent to an address which is put back, and by nothing of in between", async () => {
    const email = "guest@example.com";
    const { reference, token } = await sent({ email });
    const opens = (key: string) =>
      callAs("de", offerEndpoint, { reference }, { token: key }).then(
        ({ data }) => data.state,
        ({ detail }) => detail.reason,
      );
    const atDesk = async () => {
      const { link, link_ended } = (await one(reference)) as unknown as Record<string, unknown>;
      return { token: keyOf(String(link)), link_ended };
    };
    const put = async (typed: string) => {
      expect((await edit(await one(reference), {}, { email: typed })).status).toBe(200);
      return atDesk();
    };
    expect(await atDesk()).toEqual({ token, link_ended: false });
    const between = await put("guest@example.co");
    expect(between.link_ended).toBe(true);
    expect([await opens(token), await opens(between.token)]).toEqual([
      ...["offer_link_replaced", "open"],
    ]);
    expect(await put("Guest@example.com")).toEqual({ token, link_ended: false });
    expect([await opens(token), await opens(between.token)]).toEqual([
      ...["open", "offer_link_replaced"],
    ]);
    const other = await put("other@example.com");
    expect(await opens(other.token)).toBe("open");
    for (const old of [token, between.token]) expect(await opens(old)).toBe("offer_link_replaced");
    expect((await send(reference)).status).toBe(200);
    expect(await atDesk()).toEqual({ token: other.token, link_ended: false });
    await put(email);
    for (const old of [token, other.token]) expect(await opens(old)).toBe("offer_link_replaced");
  });

  it.each([
    [
      "an answer about it",
      ({ reference }: OfferKey) =>
        desk("answer-offer", { offer: reference, text: "Gern.", subject: null }, neema),
    ],
    [
      "an answer to the request that has it among its words",
      async ({ reference }: OfferKey) => {
        const { request, link } = await one(reference);
        const { body } = await desk("request", { request }, neema);
        const text = `Hier ist Ihr Angebot: ${link}`;
        const said = { request, version: body.version, subject: "Angebot", text };
        await desk("answer", said, neema);
      },
    ],
    [
      "the newest link that was asked for by an older one",
      ({ reference, token }: OfferKey) =>
        callAs("de", newestOfferLinkEndpoint, { reference }, { token }),
    ],
  ])("opens by the link in %s, also where the address is changed and put back", async (_, mail) => {
    const { reference, token } = await sent({ email: "right@example.com" });
    const put = async (email: string) =>
      expect((await edit(await one(reference), {}, { email })).status).toBe(200);
    await put("stranger@example.com");
    await send(reference);
    const atDesk = async () => {
      const { link, link_ended } = (await one(reference)) as unknown as Record<string, unknown>;
      return { token: keyOf(String(link)), link_ended };
    };
    await put("right@example.com");
    const { token: mailed, link_ended } = await atDesk();
    expect(link_ended).toBe(true);
    await mail({ reference, token });
    expect(await atDesk()).toEqual({ token: mailed, link_ended: false });
    await put("mistyped@example.com");
    await put("right@example.com");
    expect(await atDesk()).toEqual({ token: mailed, link_ended: false });
    await put("stranger@example.com");
    expect((await atDesk()).link_ended).toBe(true);
  });

  it("does not open by a link that a newer one was sent for, also where the address is put back", async () => {
    const { reference, token } = await sent({ email: "renewed@example.com" });
    expect((await desk("renew-offer-link", { offer: reference }, neema)).status).toBe(200);
    const renewed = keyOf(String((await one(reference)).link));
    for (const email of ["renewed@example.co", "renewed@example.com"])
      await edit(await one(reference), {}, { email });
    expect(keyOf(String((await one(reference)).link))).toBe(renewed);
    await expect(callAs("de", offerEndpoint, { reference }, { token })).rejects.toMatchObject({
      detail: { reason: "offer_link_replaced" },
    });
  });

  it("keeps its link where anything else is changed", async () => {
    const { reference, token } = await sent({ email: "same@example.com" });
    for (const other of [{ name: "Familie Adler" }, { email: "Same@example.com" }])
      expect((await edit(await one(reference), {}, other)).status).toBe(200);
    expect((await callAs("de", offerEndpoint, { reference }, { token })).data.state).toBe("open");
  });

  it("opens by the link that a version before mails while an update goes on", async () => {
    const { reference } = await sent({ email: "guest@example.com" });
    const [row] = await db().select().from(offers).where(eq(offers.reference, reference));
    if (!row) throw new Error("no offer");
    const number = row.keyNumber + 1;
    const before = { mailedTo: null, mailedKey: null };
    const token = await offerKey({ ...row, ...before, keyNumber: number });
    await pool().query("update offers set key_number = $2, key_hash = $3 where reference = $1", [
      ...[reference, number, secretHash(token)],
    ]);
    const mail = await writeEmail({ kind: "offer-to-guest", reference });
    expect(keyOf(mail?.content.action?.href ?? "")).toBe(token);
    expect((await callAs("de", offerEndpoint, { reference }, { token })).data.state).toBe("open");
  });
});
