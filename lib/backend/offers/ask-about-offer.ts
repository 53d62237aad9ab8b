import { and, eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import type { askAboutOfferEndpoint } from "@/lib/contract/offers";
import { type OfferMessageKind, offerMessages, offers } from "../db/offer-schema";
import type { Transaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { once } from "../requests/idempotency";
import { queueEmail } from "../requests/outbox";
import { record, type StaffActor } from "../staff/audit";
import { linkMailed } from "./link-mailed";
import { demandOffer, type OfferRow } from "./offer-key";
import { lockOffer, sentVersion } from "./offer-versions";
import { offerView } from "./offer-view";
import { subjectText } from "./question-subjects";

/** A guest asks about their offer or wishes for another, also when it has ended; once for a key. */
export async function askAboutOffer(
  { reference, ...said }: ParsedInputOf<typeof askAboutOfferEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const offer = await demandOffer(reference, caller);
  const body = { reference, ...said };
  const request = { key: caller.idempotencyKey, endpoint: "ask-about-offer", body };
  await once(request, async (transaction) => {
    await writeMessage(transaction, offer, said);
    return true;
  });
  return { data: await offerView(await demandOffer(reference, caller), locale) };
}

/** Somebody of the staff answers, on the page, beside what was asked about, and by a mail. */
export async function answerAboutOffer(
  transaction: Transaction,
  actor: StaffActor,
  { offer: reference, ...said }: { offer: string; text: string; subject: string | null },
): Promise<void> {
  const offer = await lockOffer(transaction, reference);
  await writeMessage(transaction, offer, { ...said, author: actor.id });
  await linkMailed(transaction, offer);
  await record(transaction, actor, {
    action: "answer-offer",
    subject: offer.request ?? reference,
    after: { text: "written" },
  });
}

interface Said {
  text: string;
  author?: string;
  name?: string;
  kind?: OfferMessageKind;
  subject?: string | null | undefined;
}

/** Keeps what somebody wrote about an offer, and has it mailed to whom it is for. */
export async function writeMessage(
  transaction: Transaction,
  offer: OfferRow,
  { subject = null, ...said }: Said,
): Promise<void> {
  const { db } = transaction;
  const { reference } = offer;
  const about = subject && (await aboutText(transaction, offer, subject));
  const [message] = await db
    .insert(offerMessages)
    .values({ offer: reference, ...said, ...(about && { subject, about }) })
    .returning({ id: offerMessages.id });
  await db.update(offers).set({ changedAt: now() }).where(eq(offers.reference, reference));
  await queueEmail(transaction, { kind: "offer-message", reference: String(message?.id) });
  transaction.changed.add(deskRequests);
}

/** What a subject is called for the guest: as it was last, where it is no longer part of the journey. */
async function aboutText({ db }: Transaction, offer: OfferRow, subject: string) {
  const sent = (await sentVersion(offer, db))?.sent;
  const now = sent && subjectText(sent, subject, LocaleSchema.parse(offer.locale));
  if (now) return now;
  const [before] = await db
    .select({ about: offerMessages.about })
    .from(offerMessages)
    .where(and(eq(offerMessages.offer, offer.reference), eq(offerMessages.subject, subject)))
    .limit(1);
  return before?.about;
}
