import { beforeAll, describe, expect, it } from "vitest";
import {
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  userEndpoint,
} from "@/lib/contract/accounts";
import { affiliateEndpoint, operatorRewardEndpoint } from "@/lib/contract/affiliate";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { moderateEndpoint, requestQuoteEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import {
  completeSessionTransferEndpoint,
  startSessionTransferEndpoint,
} from "@/lib/contract/session-transfer";
import { leaveWaitingListEndpoint, waitingListEndpoint } from "@/lib/contract/waiting-list";
import { accountHelp } from "../support/account";
import { book, freeDeparture, nextYear, operatorToken, privateTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import { otherSpellings } from "../support/spellings";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { signLink } = await import("@/lib/backend/requests/signed-link");
const { linkTo, mailsTo, newAccount } = accountHelp(smtp);

const email = "once@example.com";
const inviterAddress = "203.0.113.50";
let account: { token: string };
beforeAll(async () => {
  account = await newAccount(email, undefined, { address: inviterAddress });
});

const signed = (action: string, subject: string) =>
  signLink({ action, subject, expires: Math.floor(Date.now() / 1000) + 3600 });

let guests = 0;
/** Each kind of link: how one is made, and what following it does. */
const kinds: Record<string, { make(): Promise<string>; use(token: string): Promise<unknown> }> = {
  "a session transfer to another language": {
    make: async () =>
      (await callAs("en", startSessionTransferEndpoint, { to: "fr" }, account)).code,
    use: (code) => callAs("fr", completeSessionTransferEndpoint, { code }),
  },
  "the decision on a review": {
    async make() {
      const review = {
        rating: 4,
        title: "Good days",
        text: "We saw more than we had hoped for, and slept well.",
        full_name: "Anna Schmidt",
        email: `anna-${++guests}@example.com`,
        country: "DE",
        about: { kind: "general" as const },
        agree: true as const,
      };
      const { data } = await callAs("en", sendReviewEndpoint, review);
      return signed("publish", data.reference);
    },
    use: (token) => callAs("en", moderateEndpoint, { token, confirm: true }),
  },
  "the decision on a booking": {
    make: async () => {
      const starts = nextYear("06-10");
      return operatorToken((await book({ tour: privateTour, starts })).reference, "available");
    },
    use: (token) => callAs("en", operatorBookingEndpoint, { token, confirm: true }),
  },
  "the decision on a friend": {
    async make() {
      const { agency_id } = await callAs("en", affiliateEndpoint, { email, message: "" }, account);
      const friend = { email: "friend@example.com", phone: "", invited_by: agency_id ?? "" };
      const { data } = await callAs("en", requestQuoteEndpoint, sampleQuote(friend), {
        address: inviterAddress,
      });
      return signed("reward count", data.reference);
    },
    use: (token) => callAs("en", operatorRewardEndpoint, { token, confirm: true }),
  },
  "the way off a waiting list": {
    async make() {
      const { id } = await freeDeparture(4);
      await pool().query("update departures set seats_taken = seats where id = $1", [id]);
      const form = { departure: id, seats: 2, full_name: "Ann Lee", email: "ann@example.com" };
      await callAs("en", waitingListEndpoint, form);
      const { rows } = await pool().query("select reference from waiting_list");
      return signed("leave-waiting-list", rows[0].reference);
    },
    use: (token) => callAs("en", leaveWaitingListEndpoint, { token, confirm: true }),
  },
};

describe.each(Object.entries(kinds))("a link for %s", (_, { make, use }) => {
  it("works in the spelling it was given out in, once, and in no other before or after", async () => {
    const token = await make();
    const others = otherSpellings(token);
    expect(others.length).toBeGreaterThanOrEqual(8);
    const refused = expect.objectContaining({ code: "forbidden" });
    for (const other of others) await expect(use(other), other).rejects.toEqual(refused);
    await use(token);
    for (const other of others) await expect(use(other), other).rejects.toEqual(refused);
    await expect(use(token)).rejects.toMatchObject({
      code: expect.stringMatching(/^(forbidden|conflict|not_found)$/),
    });
  });
});

describe("what is remembered of a used link", () => {
  it("is its signature as it was given out, so that links used before an update stay used", async () => {
    const token = await operatorToken((await book()).reference, "cancel");
    const [, signature] = token.split(".");
    await pool().query("insert into used_links (id) values ($1)", [signature]);
    const follow = callAs("en", operatorBookingEndpoint, { token, confirm: true });
    await expect(follow).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a secret that is kept as a hash", () => {
  it("opens a session in its own spelling alone", async () => {
    for (const token of otherSpellings(account.token))
      await expect(callAs("en", userEndpoint, {}, { token }), token).rejects.toMatchObject({
        code: "unauthorized",
      });
    await expect(callAs("en", userEndpoint, {}, account)).resolves.toBeTruthy();
  });

  it("sets a new password in its own spelling alone, once", async () => {
    const before = mailsTo(email).length;
    await callAs("en", forgotPasswordEndpoint, { email });
    const link = await linkTo("/ResetPassword", email, before + 1);
    const password = "under the baobab";
    const reset = (token: string) =>
      callAs("en", resetPasswordEndpoint, { token, password, repeated_password: password });
    const refused = { code: "forbidden" };
    for (const token of otherSpellings(link))
      await expect(reset(token), token).rejects.toMatchObject(refused);
    await reset(link);
    for (const token of [link, ...otherSpellings(link)])
      await expect(reset(token), token).rejects.toMatchObject(refused);
  });
});
