"use client";

import type { FormEvent } from "react";
import { TextArea } from "../../form/text-area";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { deskWords } from "../desk-words";
import { useKeptText } from "../use-kept-text";
import type { Doing } from "./doing";

const words = deskWords.request;

/** A note that only colleagues read. */
export function NoteForm({ request, doing }: Doing) {
  const [text, setText] = useKeptText(`desk-note-${request.id}`);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("write-note", { request: request.id, text });
      setText("");
    });
  };
  return (
    <form onSubmit={keep} className="space-y-3">
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
  );
}
