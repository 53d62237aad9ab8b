import { formatPayment } from "@/lib/i18n/format";
import { Button } from "../../ui/button";
import type { PartProps } from "../bookings/part-props";
import { callDesk } from "../call-desk";
import { daysText } from "../desk-formats";
import { changeWords, deskWords } from "../words/words";

const words = changeWords.waits;

/** A change that waits for the guest's yes, and taking it back. */
export function WaitingChange({ booking, doing }: PartProps) {
  const { proposed_change: change, reference } = booking;
  if (!change) return null;
  const { after, price } = change;
  const people = deskWords.wish.party(after.adults, after.children);
  const withdraw = () =>
    doing(
      () => callDesk("withdraw-change", { booking: reference, change: change.id }),
      words.withdrawn,
    );
  return (
    <section className="rounded-picture border-gold border-l-4 bg-card p-4">
      <h2 className="text-xl">{words.title}</h2>
      <p className="figures mt-1">
        {words.text(daysText(after.starts, after.ends), people, formatPayment(price.total_minor))}
      </p>
      <Button look="outline" onClick={withdraw} className="mt-3">
        {words.withdraw}
      </Button>
    </section>
  );
}
