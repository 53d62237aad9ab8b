"use client";

import type { FormEvent } from "react";
import { TextArea } from "../form/text-area";
import { Button } from "../ui/button";
import { useKeptText } from "./use-kept-text";
import { deskWords } from "./words/words";

const words = deskWords.note;

interface NoteFormProps {
  /** The request or booking that it is about: what is typed is kept for it in this browser. */
  about: string;
  /** Whether it is kept at the desk. */
  onKeep(text: string): Promise<boolean>;
}

/** A note that only colleagues read. */
export function NoteForm({ about, onKeep }: NoteFormProps) {
  const [text, setText, arrived] = useKeptText(`desk-note-${about}`);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (await onKeep(text)) arrived(text);
  };
  return (
    <form onSubmit={keep} className="space-y-3">
      <TextArea
        id="note"
        label={words.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        rows={2}
        maxLength={4_000}
      />
      <Button type="submit" look="outline">
        {words.keep}
      </Button>
    </form>
  );
}
