import { useRouter } from "next/navigation";
import { useState } from "react";
import { useDraftSend } from "@/components/form/draft/use-draft-send";
import { businessDay } from "@/lib/clock";
import type { requestQuoteEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { keepContact } from "./quote-contact";
import { quoteEngine, useQuote } from "./quote-store";

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
