"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import type { Snippet } from "@/lib/contract/desk/snippets";
import { type Locale, locales } from "@/lib/contract/locales";
import { callDesk, failureWords } from "../call-desk";
import { Chips } from "../chips";
import { languageText } from "../desk-formats";
import { Failure } from "../failure";
import { snippetWords as words } from "../words/words";
import { AddSnippet } from "./add-snippet";
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
