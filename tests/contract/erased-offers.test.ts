import { expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { deleteAccountEndpoint } from "@/lib/contract/accounts";
import { deskRequests } from "@/lib/contract/changes";
import { addDays } from "@/lib/pricing/days";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { offerDesk } from "../support/offer";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { newAccount } = accountHelp(smtp);

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");
const { begin, edit, sent } = offerDesk(neema);
const position = async () =>
  (await pool().query("select position from changes where name = $1", [deskRequests])).rows[0]
    ?.position;

it("what is being made for a guest outlives their account; what had ended goes, as is read where it was worked on", async () => {
  const email = "leaving@example.com";
  const account = await newAccount(email);
  const open = await sent({ email });
  const unsent = await begin({ blank: true });
  await edit(unsent, {}, { email });
  const { reference, request } = await sent({ email });
  await pool().query("update offers set valid_until = $2 where reference = $1", [
    ...[reference, addDays(businessDay(), -1)],
  ]);
  const before = await position();
  await callAs("en", deleteAccountEndpoint, { password: "under the acacia" }, account);
  expect((await desk("offer", { offer: reference }, neema)).status).toBe(404);
  for (const offer of [open.reference, unsent.reference])
    expect((await desk("offer", { offer }, neema)).body).toMatchObject({ email });
  const { history } = (await desk("request", { request }, neema)).body as unknown as {
    history: object[];
  };
  expect(history[0]).toMatchObject({ action: "erase-offer", by: "guest" });
  expect(await position()).not.toBe(before);
  const { steps } = (await desk("record", {}, juma)).body as unknown as {
    steps: { action: string; subject: string }[];
  };
  const erased = steps.filter(({ action }) => action === "erase-offer");
  expect(erased).toMatchObject([
    { by: "guest", subject: request, before: { state: "sent" }, after: { offer: reference } },
  ]);
  expect(JSON.stringify(erased)).not.toContain(email);
});
