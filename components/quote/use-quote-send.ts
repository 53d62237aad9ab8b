import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useSend } from "@/components/form/use-send";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { requestOf } from "./quote-request";
import { useQuote } from "./quote-store";
import { localToday } from "./today";

/** Sends the draft; on success it is forgotten and the thank-you page follows. */
export function useQuoteSend(onInvalid: (fields: Record<string, string[]>) => void) {
  const router = useRouter();
  const honeypot = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState<string>();
  const { state, send, forget } = useSend(requestQuoteEndpoint, {
    onSent: ({ data }) => {
      setReference(data.reference);
      useQuote.getState().sent();
      router.push(`${routes.quoteSent}?ref=${encodeURIComponent(data.reference)}`);
    },
    onInvalid,
  });
  const sendDraft = () => {
    const { draft, requestKey, startedAt } = useQuote.getState();
    const { request } = requestOf(draft, localToday());
    if (!request) return;
    const website = honeypot.current?.value;
    const seconds_open = Math.max(1.1, (Date.now() - startedAt) / 1000);
    void send({ ...request, ...(website && { website }), seconds_open }, requestKey());
  };
  return { state, reference, sendDraft, forget, honeypot };
}
