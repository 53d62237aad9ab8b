import { expect, vi } from "vitest";
import type { OwnShare, Shares } from "@/lib/contract/shares";
import type { paymentHelp } from "./payments";

interface Person {
  name: string;
  email?: string;
  amount_minor?: number;
}

/** Bookings of which fellow travellers pay a part, over HTTP. */
export async function shareHelp(pay: Awaited<ReturnType<typeof paymentHelp>>) {
  const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
  const { shareKey } = await import("@/lib/backend/bookings/shares/share-key");
  const asBooker = async (reference: string) => ({
    authorization: `Bearer ${await firstKey(reference)}`,
  });
  const asPayer = async (id: string) => ({ authorization: `Bearer ${await shareKey(id)}` });
  const read = async (url: string, headers: Record<string, string>) =>
    (await (await fetch(`${pay.api.base}${url}`, { headers })).json()).data;

  const help = {
    shares: async (reference: string): Promise<Shares> =>
      read(`/api/bookings/${reference}/shares`, await asBooker(reference)),
    /** What the one who booked has to pay, as their page shows it. */
    async shown(reference: string, purpose: "deposit" | "balance") {
      const { own } = await help.shares(reference);
      return purpose === "deposit" ? own.deposit_minor : own.all_minor;
    },
    async split(reference: string, people: Person[], form: Record<string, unknown> = {}) {
      const purpose = form.purpose === "balance" ? "balance" : "deposit";
      const equally = people.every(({ amount_minor }) => amount_minor === undefined);
      const shown_minor = await help.shown(reference, purpose);
      const response = await pay.post(
        `/api/bookings/${reference}/split`,
        { purpose, shown_minor, equally, people, ...form },
        await asBooker(reference),
      );
      return { response, body: await response.json() };
    },
    /** The shares of people who were named, in their order. */
    async splitAmong(reference: string, people: Person[], form: Record<string, unknown> = {}) {
      const { response, body } = await help.split(reference, people, form);
      expect(response.status, JSON.stringify(body)).toBe(200);
      const { shares }: Shares = body.data;
      return people.map(({ name }) => {
        const share = shares.findLast((each) => each.name === name);
        return share ?? expect.fail(`${name} has no share`);
      });
    },
    async withdraw(reference: string, id: string) {
      const response = await pay.post(
        `/api/bookings/${reference}/withdraw-share`,
        { share: id },
        await asBooker(reference),
      );
      return { response, body: await response.json() };
    },
    own: async (id: string): Promise<OwnShare> => read(`/api/shares/${id}`, await asPayer(id)),
    async submit(id: string, form: Record<string, unknown> = {}) {
      const { payable_minor: shown_minor } = await help.own(id);
      const response = await pay.post(
        `/api/shares/${id}/pay`,
        { shown_minor, ...form },
        await asPayer(id),
      );
      return { response, body: await response.json() };
    },
    /** The provider's page for a share. */
    async opened(id: string) {
      const { response, body } = await help.submit(id);
      expect(response.status, JSON.stringify(body)).toBe(200);
      return String(body.redirect_url);
    },
    async becomes(id: string, state: string) {
      await vi.waitFor(async () => expect((await help.own(id)).state).toBe(state), 30_000);
    },
    async paid(id: string) {
      await pay.choose(await help.opened(id), "pay");
      await help.becomes(id, "paid");
    },
    /** What of a share went back, or is on its way. */
    backOf: async (id: string) => (await help.own(id)).back_minor,
  };
  return help;
}

export const ann = { name: "Ann Fellow", email: "ann@example.com" };
export const ben = { name: "Ben Friend", email: "ben@example.com" };
