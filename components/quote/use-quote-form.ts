import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Wrong } from "@/components/form/draft/field-order";
import { useDraftErrors } from "@/components/form/draft/use-draft-errors";
import { useDraftSend } from "@/components/form/draft/use-draft-send";
import { businessDay } from "@/lib/clock";
import type { requestQuoteEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { keepContact } from "./quote-contact";
import { stepOf, steps } from "./quote-steps";
import { quoteEngine, useQuote } from "./quote-store";

const order = steps.flatMap(({ fields }) => fields);
const contractNames = { budget: "budget_per_person", date: "departure", month: "departure" };

/** What is wrong on the step that is shown. */
export function useQuoteErrors(step: number, wrong: Wrong) {
  const t = useTranslations("Quote");
  const labelOf = (root: string, position: string | undefined) => {
    if (root === "children" && position !== undefined)
      return t("journey.childAge", { number: Number(position) + 1 });
    return t.has(`fields.${root}`) ? t(`fields.${root}`) : root;
  };
  const isAsked = (field: string) => stepOf(field) === step;
  return useDraftErrors({ wrong, order, labelOf, step, isAsked, contractNames });
}

type Quote = typeof requestQuoteEndpoint;
const endpoint = async (): Promise<Quote> =>
  (await import("@/lib/contract/leads")).requestQuoteEndpoint;

/** Sends the draft; on success it is forgotten and the thank-you page follows. */
export function useQuoteSend(onInvalid: (fields: Record<string, string[]>) => void) {
  const router = useRouter();
  const [reference, setReference] = useState<string>();
  const { sendDraft, ...sending } = useDraftSend(endpoint, useQuote, {
    onSent: ({ data }) => {
      setReference(data.reference);
      const { draft, sent } = useQuote.getState();
      keepContact(draft);
      sent();
      router.push(`${routes.quoteSent}?ref=${encodeURIComponent(data.reference)}`);
    },
    onInvalid,
  });
  return {
    ...sending,
    reference,
    sendDraft: () =>
      sendDraft(async (draft, check) => {
        const { request } = (await quoteEngine.load()).requestOf(draft, businessDay());
        return request && { ...request, ...check };
      }),
  };
}
