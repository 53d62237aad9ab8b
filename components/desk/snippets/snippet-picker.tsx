"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import type { FilledSnippet } from "@/lib/contract/desk/snippets";
import type { Locale } from "@/lib/contract/locales";
import { callDesk, failureWords } from "../call-desk";
import { Failure } from "../failure";
import { snippetWords as words } from "../words/words";
import { snippetName } from "./snippet-name";

interface SnippetPickerProps {
  request: string;
  /** The guest's. */
  language: Locale;
  onInsert(text: string): void;
}

/** Ready sentences in the guest's language, beside them what they say in English. */
export function SnippetPicker({ request, language, onInsert }: SnippetPickerProps) {
  const [said, setSaid] = useState("");
  const { data, error } = useQuery({
    queryKey: ["snippets-for", request],
    queryFn: () => callDesk("snippets-for", { request }),
    staleTime: 60_000,
  });
  const insert = (snippet: FilledSnippet) => {
    onInsert(snippet.text);
    setSaid(words.inserted(snippetName(snippet)));
  };
  return (
    <details className="rounded-picture border border-line bg-card">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-small text-terracotta-deep">
        {words.open}
      </summary>
      <p className="px-4 pb-2 text-muted text-note">{words.hint}</p>
      <div className="px-4">{error && <Failure words={failureWords(error)} />}</div>
      <ul className="max-h-88 divide-y divide-line overflow-y-auto border-line border-y">
        {data?.snippets.map((snippet) => (
          <li key={snippet.id}>
            <button
              type="button"
              onClick={() => insert(snippet)}
              aria-label={words.insert(snippetName(snippet))}
              aria-describedby={`snippet-${snippet.id}`}
              className="-outline-offset-3 block w-full px-4 py-3 text-left text-small hover:bg-paper-deep"
            >
              <span className="block font-semibold">{snippetName(snippet)}</span>
              <span
                id={`snippet-${snippet.id}`}
                className="mt-1 grid gap-x-6 gap-y-1 sm:auto-cols-fr sm:grid-flow-col"
              >
                <span lang={snippet.language} className="wrap-anywhere whitespace-pre-line">
                  {snippet.text}
                </span>
                {language !== "en" && (
                  <span lang="en" className="wrap-anywhere whitespace-pre-line text-muted">
                    {snippet.language === language ? snippet.english : words.onlyEnglish}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-note">
        <Link
          href="/snippets"
          prefetch={false}
          className="inline-flex min-h-11 items-center text-terracotta-deep underline underline-offset-4"
        >
          {words.change}
        </Link>
        <span role="status" className="text-acacia">
          {said}
        </span>
      </p>
    </details>
  );
}
