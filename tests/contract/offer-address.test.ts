import { describe, expect, it } from "vitest";
import { readOfferEndpoint, shareOfferEndpoint } from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { acceptance, keyOf, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
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

  it("keeps its link where anything else is changed", async () => {
    const { reference, token } = await sent({ email: "same@example.com" });
    for (const other of [{ name: "Familie Adler" }, { email: "Same@example.com" }])
      expect((await edit(await one(reference), {}, other)).status).toBe(200);
    expect((await callAs("de", offerEndpoint, { reference }, { token })).data.state).toBe("open");
  });
});
