"use client";

import { type FormEvent, useEffect, useState } from "react";
import type { DeskReview } from "@/lib/contract/desk/reviews";
import { type Locale, locales } from "@/lib/contract/locales";
import { BusyButton } from "../../form/busy-button";
import { SelectField } from "../../form/select-field";
import { TextArea } from "../../form/text-area";
import { callDesk, isChangedMeanwhile } from "../call-desk";
import { languageText } from "../desk-formats";
import { useKeptText } from "../use-kept-text";
import { reviewWords as words } from "../words/words";

interface ReplyFormProps {
  review: DeskReview;
  busy: boolean;
  doing(work: () => Promise<{ review: DeskReview }>, then: string): Promise<void>;
  onClose(): void;
}

/**
 * A public reply; what is typed is kept in this browser until it is shown, with the version over which it
 * was typed: who writes over another's reply is told of it first.
 */
export function ReplyForm({ review, busy, doing, onClose }: ReplyFormProps) {
  const { id, reply } = review;
  const [kept, keep, arrived] = useKeptText(`desk-reply-${id}`);
  const [isTouched, setTouched] = useState(false);
  const [chosen, setLanguage] = useKeptText(`desk-reply-language-${id}`);
  const language: Locale =
    locales.find((each) => each === chosen) ?? reply?.language ?? review.language;
  const text = isTouched ? kept : kept || (reply?.text ?? "");
  const stands = reply?.version ?? 0;
  const [over, keepOver] = useKeptText(`desk-reply-over-${id}`);
  const [refused, setRefused] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands after a refusal is looked at once.
  useEffect(() => {
    if (refused === undefined || refused === stands) return;
    keepOver(String(stands));
    setRefused(undefined);
  }, [refused, stands]);
  // Where it stands there already, it had arrived, though its answer was lost.
  const version = over && reply?.text !== kept.trim() ? Number(over) : stands;
  const send = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      const said = { review: id, version, language, text };
      const answer = await callDesk("reply-to-review", said).catch((error) => {
        if (isChangedMeanwhile(error)) setRefused(version);
        throw error;
      });
      const isSame = arrived(kept);
      keepOver(isSame ? "" : String(version + 1));
      if (isSame) {
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
          const typed = event.target.value;
          setTouched(true);
          keep(typed);
          keepOver(typed && ((kept && over) || String(stands)));
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
