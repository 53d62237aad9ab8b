import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Transaction } from "@/lib/backend/db/transaction";
import { businessDay } from "@/lib/clock";
import { exportAccountEndpoint, updateProfileEndpoint } from "@/lib/contract/accounts";
import {
  affiliateEndpoint,
  friendsEndpoint,
  getAffiliateEndpoint,
  operatorRewardEndpoint,
} from "@/lib/contract/affiliate";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { formatDay } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import { storedBooking } from "../support/stored-booking";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { confirmReward, takeBackReward } = await import("@/lib/backend/affiliate/referrals");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { pool } = await import("@/lib/backend/db/pool");
const { newAccount, mailsTo } = accountHelp(smtp);

const email = "amani@example.com";
const own = { email, message: "" };
const inviterAddress = "203.0.113.50";
let token: string;
let code: string;

beforeAll(async () => {
  ({ token } = await newAccount(email, undefined, { address: inviterAddress }));
  await callAs(
    "en",
    updateProfileEndpoint,
    { name: "Amani Mushi", phone: "+255700111222" },
    { token },
  );
  const made = await callAs("fr", affiliateEndpoint, { email, message: "Karibu" }, { token });
  code = made.agency_id ?? "";
});

let asked = 0;
/** Asks as a friend, each time from another address: five in a minute are the limit of one. */
const ask = async (changes: Parameters<typeof sampleQuote>[0], from?: string) => {
  asked += 1;
  const address = from ?? `198.51.100.${asked}`;
  const quote = sampleQuote({ invited_by: code, phone: "", ...changes });
  return (await callAs("fr", requestQuoteEndpoint, quote, { address })).data.reference;
};
const friends = async () => callAs("en", friendsEndpoint, { email }, { token });
/** Also what an inviter is not shown. */
const stateOf = async (quote: string): Promise<string | undefined> =>
  (await pool().query("select state from referrals where quote = $1", [quote])).rows[0]?.state;

describe("the invitation link", () => {
  it("is made once, with the first name, on the domain it is asked for, with a QR code", async () => {
    expect(code).toMatch(/^amani-[a-z0-9]{8}$/);
    const again = await callAs("de", affiliateEndpoint, own, { token });
    expect(again).toMatchObject({ agency_id: code, message: "" });
    expect(again.link).toBe(`http://de.localhost:3000/affiliate/${code}`);
    expect(again.qr?.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    await expect(callAs("en", getAffiliateEndpoint, own, { token })).resolves.toMatchObject({
      agency_id: code,
    });
  });

  it("and its friends are nobody else's to see", async () => {
    const other = await newAccount("other@example.com");
    const calls = await Promise.allSettled([
      callAs("en", getAffiliateEndpoint, own, { token: other.token }),
      callAs("en", affiliateEndpoint, own, { token: other.token }),
      callAs("en", friendsEndpoint, { email }, { token: other.token }),
      callAs("en", friendsEndpoint, { email: "nobody@example.com" }, { token: other.token }),
    ]);
    for (const call of calls)
      expect(call).toMatchObject({ status: "rejected", reason: { code: "not_found" } });
  });
});

describe("a friend", () => {
  it("who asks for a quote appears, with a shortened address and name, also in what the inviter takes along", async () => {
    const quote = await ask({ email: "friend@example.com", full_name: "Léa Marie Dubois" });
    const list = await friends();
    expect(list.data).toContainEqual(
      expect.objectContaining({
        quote_number: quote,
        name: "Léa D.",
        ip_address: "198.51.100.…",
        state: "pending",
        reward_minor: policy.rewardMinor,
      }),
    );
    expect(list.rewards.pending_minor).toBeGreaterThanOrEqual(policy.rewardMinor);
    const taken = await callAs("en", exportAccountEndpoint, {}, { token });
    for (const seen of [JSON.stringify(list), JSON.stringify(taken)]) {
      expect(seen).toContain("Léa D.");
      expect(seen).not.toMatch(/friend@example\.com|Dubois/);
    }
  });

  it("is shortened to whole letters, whatever they call themselves", async () => {
    const quote = await ask({ email: "lion@example.com", full_name: "Léa 🦁" });
    expect((await friends()).data.find(({ quote_number }) => quote_number === quote)?.name).toBe(
      "Léa 🦁.",
    );
  });

  it.each([
    ["with the inviter's own address", { email: "Amani@Example.com" }],
    ["with a tag on it", { email: "amani+friend@example.com" }],
    ["with the inviter's phone", { email: "someone@example.com", phone: "+255700111222" }],
    ["through an unknown link", { email: "lost@example.com", invited_by: "nobody-22222222" }],
    ["through nonsense", { email: "odd@example.com", invited_by: "<script>" }],
  ])("%s is no friend, and the quote is taken all the same", async (_, changes) => {
    const quote = await ask(changes);
    expect(quote).toMatch(/^Q-/);
    expect(await stateOf(quote)).toBeUndefined();
  });

  it("from the inviter's own connection is looked at first", async () => {
    const quote = await ask({ email: "second-account@example.com" }, inviterAddress);
    expect(await stateOf(quote)).toBe("review");
    await inTransaction((transaction) =>
      confirmReward(transaction, { reference: "B-0", email: "second-account@example.com" }),
    );
    expect(await stateOf(quote)).toBe("review");
  });

  it("who comes through a second link takes nothing from either inviter: a person decides", async () => {
    const rival = await newAccount("rival@example.com");
    const link = { email: "rival@example.com", message: "" };
    const made = await callAs("en", affiliateEndpoint, link, { token: rival.token });
    const squatted = await ask({
      email: "loyal@example.com",
      invited_by: made.agency_id ?? undefined,
    });
    const genuine = await ask({ email: "loyal@example.com" });
    const shown = (await friends()).data.map(({ quote_number }) => quote_number);
    expect(shown).toContain(genuine);
    expect(shown).not.toContain(squatted);
    expect(await stateOf(genuine)).toBe("review");
    await inTransaction((transaction) =>
      confirmReward(transaction, { reference: genuine, email: "loyal@example.com" }),
    );
    const told = () =>
      mailsTo("hello@tembea.example").filter((mail) => mail.includes("to be looked at:"));
    for (const [quote, other] of [
      [genuine, "rival@example.com"],
      [squatted, email],
    ])
      await vi.waitFor(
        () =>
          expect(told().find((mail) => mail.includes(`Request: ${quote}`))).toMatch(
            new RegExp(`Also named: .*${other}`),
          ),
        30_000,
      );
  });

  it("in whose name only somebody else asked is looked at before anything is promised", async () => {
    const stranger = "stranger@example.com";
    const claimed = await ask({ email: stranger });
    expect(await stateOf(claimed)).toBe("pending");
    const own = await ask({ email: stranger, invited_by: undefined });
    expect(await stateOf(own)).toBe("review");
    await inTransaction((transaction) =>
      confirmReward(transaction, { reference: "B-8", email: stranger }),
    );
    expect(await stateOf(claimed)).toBe("review");
    await inTransaction((transaction) =>
      confirmReward(transaction, { reference: own, email: stranger }),
    );
    expect([await stateOf(claimed), await stateOf(own)]).toEqual(["review", "review"]);
  });

  it("earns one reward with the deposit, which goes when the deposit does", async () => {
    const address = "books@example.com";
    const quote = await ask({ email: address });
    await ask({ email: address });
    const book = (reference: string) =>
      inTransaction((transaction) =>
        confirmReward(transaction, { reference, email: address, quote }),
      );
    await book("B-1");
    await book("B-2");
    expect((await friends()).rewards.confirmed_minor).toBe(policy.rewardMinor);
    await inTransaction((transaction) => takeBackReward(transaction, "B-1"));
    expect((await friends()).rewards.confirmed_minor).toBe(0);
  });
});

describe("deposits that arrive at the same moment", () => {
  const isAwaited = () =>
    vi.waitFor(async () => {
      const { rows } = await pool().query("select from pg_locks where not granted");
      expect(rows).not.toEqual([]);
    }, 30_000);

  it("earn one reward for a friend", async () => {
    const friend = { email: "hasty@example.com" };
    const quotes = [await ask(friend), await ask(friend)];
    const earn = (at: number) => (transaction: Transaction) =>
      confirmReward(transaction, { reference: `B-2${at}`, ...friend, quote: quotes[at] });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const second = begun.then(() => inTransaction(earn(1)));
    const awaited = begun.then(isAwaited);
    await inTransaction(async (transaction) => {
      await earn(0)(transaction);
      begin();
      await Promise.race([second, awaited]);
    });
    await second;
    expect(await Promise.all(quotes.map(stateOf))).toEqual(["confirmed", "pending"]);
  });
});

describe("the operator", () => {
  const desk = "hello@tembea.example";
  /** The token of a link in the newest mail to the operator about a request. */
  const linkIn = async (text: string, quote: string) => {
    const find = () =>
      mailsTo(desk)
        .filter((mail) => mail.includes(quote))
        .map((mail) => new RegExp(`${text}: \\S+/Reward-Desk#(\\S+)`).exec(mail)?.[1])
        .findLast((token) => token !== undefined);
    return vi.waitFor(() => find() ?? Promise.reject(new Error("no mail yet")), 30_000);
  };
  const dueEmail = async (quote: string) => {
    await linkIn("The reward is paid", quote);
    const said = [quote, "The reward is paid"];
    return mailsTo(desk).find((mail) => said.every((words) => mail.includes(words)));
  };
  const follow = (link: string, confirm = true) =>
    callAs("en", operatorRewardEndpoint, { token: link, confirm });

  it("counts a friend who was looked at, and notes the reward as paid, each by one link", async () => {
    const friend = { email: "sister@example.com" };
    const quote = await ask(friend, inviterAddress);
    const count = await linkIn("Count this friend", quote);
    const refuse = await linkIn("Refuse this friend", quote);
    const { data } = await follow(count, false);
    expect(data).toMatchObject({ action: "count", done: false, inviter: { email } });
    expect(await stateOf(quote)).toBe("review");
    await follow(count);
    expect(await stateOf(quote)).toBe("pending");
    await expect(follow(count)).rejects.toMatchObject({ code: "conflict" });
    await expect(follow(refuse)).rejects.toMatchObject({ code: "conflict" });

    await inTransaction((transaction) =>
      confirmReward(transaction, { reference: "B-7", ...friend, quote }),
    );
    const pay = await linkIn("The reward is paid", quote);
    await follow(pay);
    expect(await stateOf(quote)).toBe("paid");
    await inTransaction((transaction) => takeBackReward(transaction, "B-7"));
    expect(await stateOf(quote)).toBe("paid");
    await expect(follow(`${pay}x`)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("is told to send a reward only once the deposit stays", async () => {
    const friend = { email: "hesitant@example.com" };
    const quote = await ask(friend);
    const booked = await storedBooking("en", { state: "confirmed", ...friend });
    await inTransaction((transaction) => confirmReward(transaction, { ...booked, quote }));
    const mail = await dueEmail(quote);
    const until = addDays(businessDay(), policy.refund.regret.withinDays);
    const said = `send it after ${formatDay(until, "en")}`;
    expect(mail?.replace(/\s+/g, " ")).toContain(said.replace(/\s+/g, " "));
  });

  it("is told so no more where the deposit is kept from the start", async () => {
    const friend = { email: "near@example.com" };
    const quote = await ask(friend);
    const starts = addDays(businessDay(), policy.refund.regret.daysBefore - 1);
    const booked = await storedBooking("en", { state: "confirmed", starts, ...friend });
    await inTransaction((transaction) => confirmReward(transaction, { ...booked, quote }));
    const mail = await dueEmail(quote);
    expect(mail).not.toContain("after");
  });

  it("is asked about a friend whom only the address knows, and counts them however it was typed", async () => {
    const quote = await ask({ email: "Sister.Anna+safari@gmail.com" });
    const email = "sister.anna@GoogleMail.com";
    const { reference } = await storedBooking("en", { state: "confirmed", email });
    await inTransaction((transaction) => confirmReward(transaction, { reference, email }));
    expect(await stateOf(quote)).toBe("review");
    await follow(await linkIn("Count this friend", quote));
    expect(await stateOf(quote)).toBe("confirmed");
  });
});
