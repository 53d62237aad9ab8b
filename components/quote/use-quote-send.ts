import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useSend } from "@/components/form/use-send";
import { businessDay, nowMs } from "@/lib/clock";
import type { requestQuoteEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { loadEngine } from "./engine";
import { useQuote } from "./quote-store";

type Quote = typeof requestQuoteEndpoint;
const endpoint = async (): Promise<Quote> =>
  (await import("@/lib/contract/leads")).requestQuoteEndpoint;

/** Sends the draft; on success it is forgotten and the thank-you page follows. */
export function useQuoteSend(onInvalid: (fields: Record<string, string[]>) => void) {
  const router = useRouter();
  const honeypot = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState<string>();
  const { state, send, forget } = useSend<Quote>(endpoint, {
    onSent: ({ data }) => {
      setReference(data.reference);
      useQuote.getState().sent();
      router.push(`${routes.quoteSent}?ref=${encodeURIComponent(data.reference)}`);
    },
    onInvalid,
  });
  const sendDraft = () => {
    const { draft, requestKey, startedAt } = useQuote.getState();
    const body = async () => {
      const { request } = (await loadEngine()).requestOf(draft, businessDay());
      const website = honeypot.current?.value;
      const seconds_open = Math.max(1.1, (nowMs() - startedAt) / 1000);
      return request && { ...request, ...(website && { website }), seconds_open };
    };
    void send(body, requestKey());
  };
  return { state, reference, sendDraft, forget, honeypot };
}
