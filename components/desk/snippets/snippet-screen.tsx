"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import type { FormEvent } from "react";
import type { Snippet } from "@/lib/contract/desk/snippets";
import { type Locale, locales } from "@/lib/contract/locales";
import { BusyButton } from "../../form/busy-button";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { callDesk, failureWords } from "../call-desk";
import { Chips } from "../chips";
import { languageText } from "../desk-formats";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { useKeptText, useUntouched } from "../use-kept-text";
import { snippetWords as words } from "../words/words";
import { SnippetRow } from "./snippet-row";

/** Ready sentences in one language at a time, beside the English, to be written anew. */
export function SnippetScreen({ first }: { first: Snippet[] }) {
  const queries = useQueryClient();
  const chosen = useSearchParams().get("language");
  const language: Locale = locales.find((each) => each === chosen) ?? "en";
  const { data, error } = useQuery({
    queryKey: ["snippets"],
    queryFn: () => callDesk("snippets", {}),
    initialData: { snippets: first },
  });
  const onChanged = () => queries.invalidateQueries();
  return (
    <>
      <p className="max-w-text text-small">{words.about}</p>
      <Chips
        label={words.language}
        options={locales}
        nameOf={languageText}
        isChosen={(each) => each === language}
        onChoose={(each) => window.history.replaceState(null, "", `/snippets?language=${each}`)}
        className="mt-3"
      />
      {error && <Failure words={failureWords(error)} />}
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {data.snippets.map((snippet) => (
          <SnippetRow key={snippet.id} {...{ snippet, language, onChanged }} />
        ))}
      </ul>
      <AddSnippet key={language} language={language} onChanged={onChanged} />
    </>
  );
}

interface AddSnippetProps {
  language: Locale;
  onChanged(): Promise<void>;
}

/** A ready sentence of one's own, first in one language. */
function AddSnippet({ language, onChanged }: AddSnippetProps) {
  const [title, setTitle] = useKeptText(`desk-snippet-title-${language}`);
  const [text, setText] = useKeptText(`desk-snippet-text-${language}`);
  const isUntouched = useUntouched(title, text);
  const { busy, said, failure, act } = useAction();
  const add = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      await callDesk("add-snippet", { title, language, text });
      if (isUntouched()) {
        setTitle("");
        setText("");
      }
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
