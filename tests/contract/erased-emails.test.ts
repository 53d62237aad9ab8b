import { describe, expect, it } from "vitest";
import { deleteAccountEndpoint } from "@/lib/contract/accounts";
import { affiliateEndpoint, friendsEndpoint } from "@/lib/contract/affiliate";
import { sendReviewEndpoint } from "@/lib/contract/leads";
import { accountHelp } from "../support/account";
import { book } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { writeEmail } = await import("@/lib/backend/emails/write-email");
const { operatorMailbox } = await import("@/lib/backend/emails/operator-mailbox");
const { newAccount } = accountHelp(smtp);

const erase = (account: { token: string }) =>
  callAs("en", deleteAccountEndpoint, { password: "under the acacia" }, account);

describe("what was still to be written when somebody erased their account", () => {
  const review = {
    ...{ rating: 5, title: "Lions", text: "We saw lions, and slept well every night." },
    ...{ full_name: "Kim Lee", country: "DE", agree: true as const },
    about: { kind: "tour" as const, slug: "crater-and-plains-in-six-days" },
  };
  const sentBy = async (email: string) =>
    (await callAs("en", sendReviewEndpoint, { ...review, email })).data.reference;

  it("thanks nobody, and the operator reads the review without who wrote it", async () => {
    const account = await newAccount("kim@example.com");
    const reference = await sentBy("Kim@Example.com");
    expect(await writeEmail({ kind: "lead-to-visitor", reference })).toBeDefined();
    await erase(account);
    expect(await writeEmail({ kind: "lead-to-visitor", reference })).toBeUndefined();
    const told = await writeEmail({ kind: "lead-to-operator", reference });
    expect(told?.replyTo).toEqual(operatorMailbox());
    const { subject, paragraphs, facts } = told?.content ?? {};
    expect(JSON.stringify([subject, paragraphs, facts])).not.toMatch(/kim/i);
  });

  it("is not written where what was sent is forgotten altogether", async () => {
    const reference = await sentBy("forgotten@example.com");
    await pool().query("delete from leads where reference = $1", [reference]);
    for (const kind of ["lead-to-visitor", "lead-to-operator"] as const)
      expect(await writeEmail({ kind, reference })).toBeUndefined();
  });
});

describe("friends who were erased", () => {
  const inviterOf = async (email: string) => {
    const { token } = await newAccount(email);
    const link = await callAs("en", affiliateEndpoint, { email, message: "" }, { token });
    const list = async () => (await callAs("en", friendsEndpoint, { email }, { token })).data;
    return { email, list, invited_by: link.agency_id ?? "" };
  };
  const comes = (email: string, invited_by: string) => {
    const person = { email, full_name: "Léa Dubois", phone: "", adults: 1 };
    return book({ ...person, invited_by }, { address: "198.51.100.9" });
  };

  it("leave nothing to either who named them, however they wrote their address, and are nobody else's", async () => {
    const amani = await inviterOf("amani@example.com");
    const baraka = await inviterOf("baraka@example.com");
    const chausiku = await inviterOf("chausiku@example.com");
    const account = await newAccount("lea.dubois@gmail.com");
    const { reference } = await comes("Lea.Dubois+safari@googlemail.com", amani.invited_by);
    await comes("leadubois@gmail.com", baraka.invited_by);
    const other = await newAccount("other@example.com");
    await comes("other+trip@example.com", chausiku.invited_by);
    await pool().query("update referrals set state = 'review'");
    const told = async () => {
      const mail = await writeEmail({ kind: "reward-to-operator", reference });
      return Object.fromEntries(mail?.content.facts ?? []);
    };
    expect((await told())["Also named"]).toMatch(/baraka@/);

    await erase(account);
    await erase(other);
    for (const { list } of [amani, baraka, chausiku]) expect(await list()).toEqual([]);
    const facts = await told();
    expect(Object.keys(facts)).toEqual(["Inviter", "Reward", "Request"]);
    expect(JSON.stringify(facts)).not.toMatch(/baraka|chausiku|dubois/i);
  });
});
