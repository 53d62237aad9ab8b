"use client";

import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { saveAs } from "../save-as";
import { bookingWords as words } from "../words/words";
import type { PartProps } from "./part-props";

/** The documents that the guest has, in the guest's language, to be saved. */
export function BookingDocuments({ booking, doing }: PartProps) {
  const others = booking.invoices.filter(({ number }) => number !== booking.invoice);
  if (booking.papers.length + others.length === 0) return null;
  const save = (paper: (typeof booking.papers)[number], number?: string) =>
    doing(async () => {
      const wanted = { booking: booking.reference, paper, ...(number && { number }) };
      saveAs(await callDesk("booking-paper", wanted));
    });
  return (
    <section>
      <h2 className="text-xl">{words.documents}</h2>
      <p className="mt-3 flex flex-wrap gap-2">
        {booking.papers.map((paper) => (
          <Button key={paper} look="outline" onClick={() => save(paper)}>
            {paper === "invoice" && booking.invoice
              ? words.numbered.invoice(booking.invoice)
              : words.papers[paper]}
          </Button>
        ))}
        {others.map(({ number, kind }) => (
          <Button key={number} look="outline" onClick={() => save("invoice", number)}>
            {words.numbered[kind](number)}
          </Button>
        ))}
      </p>
    </section>
  );
}
