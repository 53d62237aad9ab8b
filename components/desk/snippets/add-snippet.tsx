"use client";

import type { FormEvent } from "react";
import type { Locale } from "@/lib/contract/locales";
import { BusyButton } from "../../form/busy-button";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { callDesk } from "../call-desk";
import { languageText } from "../desk-formats";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { useKeptText } from "../use-kept-text";
import { snippetWords as words } from "../words/words";

interface AddSnippetProps {
  language: Locale;
  onChanged(): Promise<void>;
}

/** A ready sentence of one's own, first in one language. */
export function AddSnippet({ language, onChanged }: AddSnippetProps) {
  const [title, setTitle] = useKeptText(`desk-snippet-title-${language}`);
  const [text, setText] = useKeptText(`desk-snippet-text-${language}`);
  const { busy, said, failure, act } = useAction();
  const add = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      await callDesk("add-snippet", { title, language, text });
      setTitle("");
      setText("");
      await onChanged();
    }, words.added);
  };
  return (
    <form onSubmit={add} className="mt-8 max-w-text space-y-4">
      <h2 className="text-xl">{words.add}</h2>
      <TextField
        id="snippet-title"
        label={words.addTitle}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        required
        maxLength={60}
      />
      <TextArea
        id="snippet-text"
        label={words.text(languageText(language))}
        lang={language}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required
        rows={4}
      />
      <p role="status" className="text-acacia text-small empty:hidden">
        {said}
      </p>
      <Failure words={failure} />
      <BusyButton busy={busy} busyText={words.adding}>
        {words.addIt}
      </BusyButton>
    </form>
  );
}
