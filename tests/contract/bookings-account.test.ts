import { describe, expect, it } from "vitest";
import {
  deleteAccountEndpoint,
  exportAccountEndpoint,
  overviewEndpoint,
} from "@/lib/contract/accounts";
import { affiliateEndpoint, friendsEndpoint } from "@/lib/contract/affiliate";
import { bookingEndpoint, cancelBookingEndpoint } from "@/lib/contract/bookings";
import { accountHelp } from "../support/account";
import { book, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { newAccount } = accountHelp(smtp);

const see = (reference: string, token: string) =>
  callAs("de", bookingEndpoint, { reference }, { token });
const overview = async (token: string) =>
  (await callAs("de", overviewEndpoint, {}, { token })).data.bookings;

describe("a guest's booking", () => {
  it("belongs to the account with the same confirmed address, to no other", async () => {
    const made = await book({ email: "Guest.Before@example.com" });
    const own = await newAccount("guest.before@example.com");
    const other = await newAccount("other@example.com");
    expect((await see(made.reference, own.token)).data.reference).toBe(made.reference);
    expect(await overview(own.token)).toEqual([
      expect.objectContaining({ reference: made.reference, key: made.key, state: "provisional" }),
    ]);
    expect(await overview(other.token)).toEqual([]);
    const refusals = await Promise.all(
      [made.reference, "B-2222-2222-2222", `${made.reference} `, made.reference.toLowerCase()].map(
        (reference) => see(reference, other.token).catch((error) => error),
      ),
    );
    expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(["not_found not_found"]),
    );
    const input = { reference: made.reference, shown_refund_minor: 0 };
    await expect(
      callAs("en", cancelBookingEndpoint, input, { token: other.token }),
    ).rejects.toMatchObject({ code: "not_found" });
    await callAs("en", cancelBookingEndpoint, input, { token: own.token });
    expect((await see(made.reference, own.token)).data.state).toBe("cancelled");
  });

  it("can be taken away whole; the way out keeps what is alive and forgets who cancelled", async () => {
    const email = "leaving@example.com";
    const { token } = await newAccount(email);
    const alive = await book({ email });
    const ended = await book({ email, message: "Our anniversary." });
    const input = { reference: ended.reference, shown_refund_minor: 0 };
    await callAs("en", cancelBookingEndpoint, input, { token: ended.key });
    await pool().query("update bookings set agent = 'Agent Ltd' where email = $1", [email]);
    const taken = JSON.stringify(await callAs("en", exportAccountEndpoint, {}, { token }));
    for (const part of [alive.reference, ended.reference, "Our anniversary.", "history"])
      expect(taken).toContain(part);
    // What an agent earns is between the operator and them.
    expect(taken).not.toMatch(/agent|commission|madeBy/i);
    await callAs("en", deleteAccountEndpoint, { password: "under the acacia" }, { token });
    expect(await rowOf(alive.reference)).toMatchObject({ email, name: "Jürgen Weiß" });
    expect((await see(alive.reference, alive.key)).data.state).toBe("provisional");
    expect(await rowOf(ended.reference)).toMatchObject({ email: "", name: "Guest", message: "" });
  });

  it("is confirmed for nobody: what is paid for one whose guest was erased goes back", async () => {
    const email = "erased@example.com";
    const { token } = await newAccount(email);
    const { reference } = await book({ email });
    await pool().query(
      "update bookings set state = 'expired', hold_until = null where reference = $1",
      [reference],
    );
    await callAs("en", deleteAccountEndpoint, { password: "under the acacia" }, { token });
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    expect(await rowOf(reference)).toMatchObject({ state: "expired", backMinor: dueNowMinor });
  });
});

describe("a friend's booking", () => {
  it("earns the reward with its deposit and loses it with the refund; one's own earns nothing", async () => {
    const email = "amani@example.com";
    const { token } = await newAccount(email, undefined, { address: "203.0.113.50" });
    const made = await callAs("en", affiliateEndpoint, { email, message: "" }, { token });
    const invited_by = made.agency_id ?? "";
    const from = (guest: string) =>
      book({ email: guest, phone: "", invited_by, adults: 1 }, { address: "198.51.100.7" });
    const own = await from("Amani+two@example.com");
    const friend = await from("friend@example.com");
    const states = async () =>
      (await callAs("en", friendsEndpoint, { email }, { token })).data.map(
        ({ quote_number, state }) => `${quote_number} ${state}`,
      );
    expect(await states()).toEqual([`${friend.reference} pending`]);
    for (const { reference } of [own, friend])
      await payIn(reference, (await rowOf(reference)).dueNowMinor, `payment ${reference}-1`);
    expect(await states()).toEqual([`${friend.reference} confirmed`]);
    const { reference, key } = friend;
    const shown_refund_minor = (await rowOf(reference)).paidMinor;
    await callAs("en", cancelBookingEndpoint, { reference, shown_refund_minor }, { token: key });
    expect(await states()).toEqual([`${friend.reference} declined`]);
  });

  it("names nobody to the inviter once the friend's account is erased, however the address is written", async () => {
    const email = "inviter@example.com";
    const { token } = await newAccount(email);
    const made = await callAs("en", affiliateEndpoint, { email, message: "" }, { token });
    const invited_by = made.agency_id ?? "";
    for (const address of ["lea.dubois@gmail.com", "lea+safari@example.com"]) {
      const friend = await newAccount(address);
      const own = { email: address, full_name: "Léa Dubois", phone: "", adults: 1 };
      await book({ ...own, invited_by }, { address: "198.51.100.9" });
      await callAs("en", deleteAccountEndpoint, { password: "under the acacia" }, friend);
    }
    const { data } = await callAs("en", friendsEndpoint, { email }, { token });
    expect(data).toEqual([]);
  });
});
