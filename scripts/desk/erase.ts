import {
  forgetOnRequest,
  isOpen,
  type KeptBooking,
  type Known,
  keptBookings,
  known,
} from "@/lib/backend/jobs/forget-on-request";
import { EmailSchema } from "@/lib/contract/leads";
import { table } from "./table";

const names: Record<keyof Known, string> = {
  accounts: "account",
  requests: "requests (quotes, messages, enquiries), with what was answered and noted",
  waiting: "places on waiting lists",
  offers: "offers",
  reviews: "names on reviews, with their photographs; those that were declined as a whole",
  bookings: "names on bookings",
  shares: "shares of bookings",
};
const kinds = Object.keys(names) as (keyof Known)[];

/**
 * Erases what is known of an address, and says what that was and what stays, until when. Nothing
 * happens before it is certain.
 * @throws Error where it is no address, or nothing is known of it
 */
export async function eraseByCommand(email: string, isSure: boolean): Promise<string> {
  if (!EmailSchema.safeParse(email).success) throw new Error(`${email} is no e-mail address.`);
  const before = await known(email);
  if (kinds.every((kind) => before[kind] === 0)) throw new Error(`Nothing is known of ${email}.`);
  if (!isSure)
    return [
      `Known of ${email}:\n\n${counts(before)}\n`,
      `Nothing is erased yet, and it cannot be brought back: npm run desk -- erase ${email} --yes`,
    ].join("\n");
  await forgetOnRequest(email);
  const after = await known(email);
  const erased = kinds.map((kind) => [kind, before[kind] - after[kind]] as const);
  return [
    `Erased of ${email}:\n\n${counts(Object.fromEntries(erased))}\n`,
    `Kept:\n\n${kept({ ...after, reviews: before.reviews }, await keptBookings(email)).join("\n")}`,
  ].join("\n");
}

function counts(known: Partial<Known>): string {
  const rows = kinds.flatMap((kind) => (known[kind] ? [[names[kind], String(known[kind])]] : []));
  return rows.length > 0 ? table(["", ""], rows).trimStart() : "Nothing.";
}

function kept({ requests, offers, shares, reviews }: Known, bookings: KeptBooking[]): string[] {
  const lines = bookings.map((booking) =>
    isOpen(booking)
      ? `${booking.reference}, ${booking.state}: cancel it at the desk, then erase once more`
      : `${booking.reference}, ${booking.state}: with its invoices as long as tax law asks; wishes and notes until ${booking.wishesUntil}`,
  );
  if (requests > 0) lines.push(`Requests that a booking followed: ${requests}, as long as that`);
  if (offers > 0) lines.push(`Offers that were accepted: ${offers}, as long as their bookings`);
  if (shares > 0) lines.push(`Shares of bookings: ${shares}, until 60 days after the journey`);
  if (reviews > 0)
    lines.push(
      "Words of reviews, without their author: decline them at the desk to take them down",
    );
  return [
    ...lines,
    "Mails in the mailbox, which are yours to delete, and backups until they are deleted",
  ];
}
