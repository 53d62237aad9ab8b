"use client";

import type { FormEvent } from "react";
import { TextArea } from "../../form/text-area";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { momentText } from "../moment";
import { useKeptText } from "../use-kept-text";
import { bookingWords as words } from "./booking-words";
import type { Doing } from "./doing";

/** What colleagues noted, and room for more. */
export function BookingNotes({ booking, doing }: Doing) {
  const [text, setText] = useKeptText(`desk-note-${booking.reference}`);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const write = () => callDesk("write-booking-note", { booking: booking.reference, text });
    if (await doing(write, words.kept)) setText("");
  };
  return (
    <section>
      <h2 className="text-xl">{words.notes}</h2>
      <ul className="mt-2 space-y-2">
        {booking.notes.map(({ id, author, text: noted, at }) => (
          <li key={id} className="rounded-picture border border-line bg-card p-3">
            <p className="text-muted text-small">
              {author} · {momentText(at)}
            </p>
            <p className="whitespace-pre-line">{noted}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={keep} className="mt-3 space-y-3">
        <TextArea
          id="note"
          label={words.note}
          value={text}
          onChange={(event) => setText(event.target.value)}
          required
          rows={2}
          maxLength={4_000}
        />
        <Button type="submit" look="outline">
          {words.addNote}
        </Button>
      </form>
    </section>
  );
}
