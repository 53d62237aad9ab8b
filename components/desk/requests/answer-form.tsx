"use client";

import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BusyButton } from "../../form/busy-button";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { callDesk } from "../call-desk";
import { gap, insertAt } from "../snippets/insert-at";
import { SnippetPicker } from "../snippets/snippet-picker";
import { useKeptText, useTypedOver } from "../use-kept-text";
import { deskWords, snippetWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = deskWords.request;

/** An answer by mail, with ready sentences; what is typed is kept in this browser until it is sent. */
export function AnswerForm({ request, busy, doing }: PartProps) {
  const about = useTypedOver(`desk-answer-subject-${request.id}`, request.subject);
  const subject = about.value;
  const [text, setText, arrived] = useKeptText(`desk-answer-${request.id}`);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (from: number, to: number) => {
    area.current?.setSelectionRange(from, to);
    // On a telephone the keyboard comes only where there is something to type.
    if (to > from) area.current?.focus();
  };
  const insert = (sentence: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const next = insertAt(text, selectionStart, selectionEnd, sentence);
    flushSync(() => setText(next.text));
    choose(next.from, next.to);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const hole = text.indexOf(gap);
    setError(hole < 0 ? undefined : snippetWords.gap);
    if (hole >= 0) return choose(hole, hole + gap.length);
    doing(async () => {
      await callDesk("answer", { request: request.id, version: request.version, subject, text });
      // What was typed meanwhile was not sent, and stays with all that goes with it.
      if (arrived(text)) about.arrived();
    }, words.sent);
  };
  return (
    <form onSubmit={send} className="space-y-4">
      <h2 className="text-xl">{words.answer}</h2>
      <p className="text-muted text-small">{words.to(request.email)}</p>
      <TextField
        id="subject"
        label={words.subject}
        value={subject}
        onChange={(event) => about.type(event.target.value)}
        required
        maxLength={200}
      />
      <SnippetPicker request={request.id} language={request.language} onInsert={insert} />
      <TextArea
        id="text"
        ref={area}
        label={words.text}
        error={error}
        value={text}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
        lang={request.language}
        required
        rows={8}
        maxLength={10_000}
      />
      <BusyButton busy={busy} busyText={words.sending}>
        {words.send}
      </BusyButton>
    </form>
  );
}
