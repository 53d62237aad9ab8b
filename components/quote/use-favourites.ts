import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useQuote } from "./quote-store";

/** Puts the names of favourite tours into the message, unless the visitor wrote one already. */
export function useFavourites() {
  const t = useTranslations("Quote.contact");
  return useCallback(
    async (ids: readonly string[]) => {
      const { titlesOf } = await import("./quote-requests");
      const titles = await titlesOf(ids).catch(() => []);
      const { draft, change } = useQuote.getState();
      if (titles.length === 0 || draft.message !== "") return;
      const list = titles.map((title) => `– ${title}`).join("\n");
      change({ message: `${t("favourites")}\n${list}`.slice(0, 4000) });
    },
    [t],
  );
}
