"use client";

import { type FormEvent, useState } from "react";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { BusyButton } from "../busy-button";
import { callDesk } from "../call-desk";
import { deskWords } from "../desk-words";
import { useKeptText } from "../use-kept-text";
import type { Doing } from "./doing";

const words = deskWords.request;

/** An answer by mail; what is typed is kept in this browser until it is sent. */
export function AnswerForm({ request, busy, doing }: Doing) {
  const [subject, setSubject] = useState(request.subject);
  const [text, setText] = useKeptText(`desk-answer-${request.id}`);
  const send = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("answer", { request: request.id, version: request.version, subject, text });
      setText("");
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
        onChange={(event) => setSubject(event.target.value)}
        required
        maxLength={200}
      />
      <TextArea
        id="text"
        label={words.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
