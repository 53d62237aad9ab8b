"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { Locale } from "@/lib/contract/locales";
import { UrlReader } from "../url-state/url-reader";
import { useUrlState } from "../url-state/use-url-state";
import { guideSpelling } from "./guide-spelling";

interface GuideChoice {
  /** The language a visitor wants the guide to speak; null is any. */
  language: Locale | null;
}

interface GuideLanguage extends GuideChoice {
  /** Whether the address has been read. */
  isRead: boolean;
  choose: (choice: GuideChoice) => void;
}

const Context = createContext<GuideLanguage>({ language: null, isRead: false, choose: () => {} });

export const useGuideLanguage = () => use(Context);

interface GuideLanguageScopeProps {
  /** What the page was made for, `?language=de`; empty for any. */
  asked: string;
  children: ReactNode;
}

/** Keeps the guide's language in the address, for everything inside. */
export function GuideLanguageScope({ asked, children }: GuideLanguageScopeProps) {
  const { state, isRead, go, setSearch } = useUrlState(guideSpelling, asked);
  const { language } = state;
  const value = useMemo(() => ({ language, isRead, choose: go }), [language, isRead, go]);
  return (
    <Context value={value}>
      <UrlReader onRead={setSearch} />
      {children}
    </Context>
  );
}
