import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { callSite } from "@/lib/api/browser";
import { chosenToursEndpoint } from "@/lib/contract/chosen-tours";
import { useQuote } from "./quote-store";

/** Puts the names of favourite tours into the message, unless the visitor wrote one already. */
export function useFavourites() {
  const t = useTranslations("Quote.contact");
  return useCallback(
    async (ids: readonly string[]) => {
      const { data } = await callSite(chosenToursEndpoint, { ids }).catch(() => ({ data: [] }));
      const titles = data.map(({ title }) => `– ${title}`).join("\n");
      const { draft, change } = useQuote.getState();
      if (titles && draft.message === "")
        change({ message: `${t("favourites")}\n${titles}`.slice(0, 4000) });
    },
    [t],
  );
}
