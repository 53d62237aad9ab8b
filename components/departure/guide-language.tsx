"use client";

import { parseAsStringLiteral } from "nuqs/server";
import { createContext, type ReactNode, use, useMemo } from "react";
import { type Locale, locales } from "@/lib/contract/locales";
import { AddressReader } from "../address/address-reader";
import { addressSpelling } from "../address/address-spelling";
import { useAddressState } from "../address/use-address-state";

export const guideSpelling = addressSpelling({ language: parseAsStringLiteral(locales) });

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

/** Keeps the guide's language in the address, for everything inside. */
export function GuideLanguageScope({ children }: { children: ReactNode }) {
  const { state, isRead, go, setSearch } = useAddressState(guideSpelling);
  const { language } = state;
  const value = useMemo(() => ({ language, isRead, choose: go }), [language, isRead, go]);
  return (
    <Context value={value}>
      <AddressReader onRead={setSearch} />
      {children}
    </Context>
  );
}
