import { closePool } from "@/lib/backend/db/pool";
import { inTransaction } from "@/lib/backend/db/transaction";
import { beginOffer, firstDraft, wishFor } from "@/lib/backend/offers/begin-offer";
import { sendOffer } from "@/lib/backend/offers/send-offer";
import { invite } from "@/lib/backend/staff/invite";

const letter = `Dear Vogelsang family,

thank you for our talk on Tuesday. This is how I see your journey: a quiet first day in Arusha, then the
parks in the order in which the light suits them, and a free afternoon before you fly.

Change whatever you like; I am here.`.replace(/(?<!\n)\n(?!\n)/g, " ");

// Makes an offer from a tour, with a letter, and sends it. Says its path with its key.
const email = `offers-${process.pid}@example.com`;
const person = { email, name: "Neema", role: "sales" } as const;
const id = await inTransaction((transaction) => invite(transaction, { kind: "command" }, person));
const actor = { kind: "staff", id } as const;
const wish = { ...(await wishFor(undefined)), name: "Vogelsang", email: "guest@example.com" };
const draft = {
  ...(await firstDraft(wish)),
  letter: { source: "en", texts: { en: letter } },
} as const;
const offer = await inTransaction((transaction) => beginOffer(transaction, actor, wish, draft));
const { pathname, hash } = new URL((await sendOffer(actor, { offer, version: 1 })).link);
console.log(pathname + hash);
await closePool();
