import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

interface IslandMessagesProps {
  /** The top-level namespaces the islands inside speak with. */
  namespaces: string[];
  children: ReactNode;
}

/** Gives client islands their words, and only theirs. */
export async function IslandMessages({ namespaces, children }: IslandMessagesProps) {
  const messages = await getMessages();
  const picked = Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => namespaces.includes(namespace)),
  );
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
