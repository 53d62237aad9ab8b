"use client";

import { type FormEvent, useState } from "react";
import type { Snippet } from "@/lib/contract/desk/snippets";
import type { Locale } from "@/lib/contract/locales";
import { BusyButton } from "../../form/busy-button";
import { TextArea } from "../../form/text-area";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { languageText } from "../desk-formats";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { useTypedOver } from "../use-kept-text";
import { snippetWords as words } from "../words/words";
import { snippetName } from "./snippet-name";

interface SnippetRowProps {
  snippet: Snippet;
  language: Locale;
  onChanged(): Promise<void>;
}

/** One ready sentence, closed until somebody wants to change it. */
export function SnippetRow({ snippet, language, onChanged }: SnippetRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { texts } = snippet;
  return (
    <li className="py-1">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer py-2.5">
          <span className="font-semibold">{snippetName(snippet)}</span>
          <span lang={language} className="block truncate text-muted text-small">
            {texts[language] ?? texts.en}
          </span>
        </summary>
        {isOpen && <EditSnippet key={language} {...{ snippet, language, onChanged }} />}
      </details>
    </li>
  );
}

function EditSnippet({ snippet, language, onChanged }: SnippetRowProps) {
  const { id, title, version, own } = snippet;
  const stands = snippet.texts[language] ?? "";
  const typed = useTypedOver(`desk-snippet-${id}-${language}`, stands);
  const [isAsking, setAsking] = useState(false);
  const { busy, said, failure, act } = useAction();
  const doing = (work: () => Promise<unknown>, then: string) =>
    act(async () => {
      try {
        await work();
      } finally {
        await onChanged();
      }
    }, then);
  const write = (words: string, then: string) =>
    doing(async () => {
      await callDesk("edit-snippet", { snippet: id, version, language, text: words });
      typed.arrived();
    }, then);
  const save = (event: FormEvent) => {
    event.preventDefault();
    write(typed.value, words.saved);
  };
  return (
    <form onSubmit={save} className="mb-4 space-y-3">
      <div className="gap-6 space-y-3 sm:flex sm:space-y-0">
        <TextArea
          id={`${id}-${language}`}
          className="sm:flex-1"
          label={words.text(languageText(language))}
          hint={stands ? undefined : words.notYet}
          lang={language}
          value={typed.value}
          onChange={({ target }) => typed.type(target.value)}
          required
          rows={5}
        />
        {language !== "en" && (
          <div className="sm:flex-1">
            <p className="mb-1.5 font-semibold text-small">{words.english}</p>
            <p className="whitespace-pre-line text-muted">{snippet.texts.en}</p>
          </div>
        )}
      </div>
      {typed.changedTo && (
        <div className="border-gold border-l-4 pl-4 text-small">
          <p className="font-semibold">{words.stands}</p>
          <p lang={language} className="whitespace-pre-line">
            {typed.changedTo}
          </p>
        </div>
      )}
      <p role="status" className="text-acacia text-small empty:hidden">
        {said}
      </p>
      <Failure words={failure} />
      <div className="flex flex-wrap gap-2">
        <BusyButton busy={busy} busyText={words.saving}>
          {words.save}
        </BusyButton>
        {!title && own.includes(language) && (
          <Button look="quiet" onClick={() => write("", words.takenBack)}>
            {words.takeBack}
          </Button>
        )}
        {title && !isAsking && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
        {isAsking && (
          <>
            <Button
              look="outline"
              onClick={() =>
                doing(() => callDesk("remove-snippet", { snippet: id, version }), words.removed)
              }
            >
              {words.removeSure}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
