"use client";

import { type FormEvent, useState } from "react";
import type { DeskReview } from "@/lib/contract/desk/reviews";
import { type Locale, locales } from "@/lib/contract/locales";
import { BusyButton } from "../../form/busy-button";
import { SelectField } from "../../form/select-field";
import { TextArea } from "../../form/text-area";
import { callDesk } from "../call-desk";
import { languageText } from "../desk-formats";
import { useKeptText } from "../use-kept-text";
import { reviewWords as words } from "../words/words";

interface ReplyFormProps {
  review: DeskReview;
  busy: boolean;
  doing(work: () => Promise<{ review: DeskReview }>, then: string): Promise<void>;
  onClose(): void;
}

/** A public reply; what is typed is kept in this browser until it is shown. */
export function ReplyForm({ review, busy, doing, onClose }: ReplyFormProps) {
  const { id, reply } = review;
  const [kept, keep, arrived] = useKeptText(`desk-reply-${id}`);
  const [isTouched, setTouched] = useState(false);
  const [chosen, setLanguage] = useKeptText(`desk-reply-language-${id}`);
  const language: Locale =
    locales.find((each) => each === chosen) ?? reply?.language ?? review.language;
  const text = isTouched ? kept : kept || (reply?.text ?? "");
  const send = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      const version = reply?.version ?? 0;
      const answer = await callDesk("reply-to-review", { review: id, version, language, text });
      if (arrived(kept)) {
        setLanguage("");
        onClose();
      }
      return answer;
    }, words.replied);
  };
  return (
    <form onSubmit={send} className="mt-4 space-y-3">
      <TextArea
        id={`reply-${id}`}
        label={words.yourReply}
        hint={words.replyHint}
        value={text}
        onChange={(event) => {
          setTouched(true);
          keep(event.target.value);
        }}
        lang={language}
        required
        rows={4}
        maxLength={4_000}
      />
      <SelectField
        id={`language-${id}`}
        label={words.language}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageText(each)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <BusyButton busy={busy} busyText={words.busy}>
          {words.send}
        </BusyButton>
        <BusyButton type="button" look="quiet" busy={false} busyText="" onClick={onClose}>
          {words.cancel}
        </BusyButton>
      </div>
    </form>
  );
}
