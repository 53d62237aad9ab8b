import { useLocale, useTranslations } from "next-intl";
import { LinkedText } from "@/components/ui/linked-text";
import { businessDay } from "@/lib/clock";
import type { OfferMessage } from "@/lib/contract/offers";
import { formatDay } from "@/lib/i18n/format";

interface MessageListProps {
  messages: OfferMessage[];
  /** Where nothing around it says what they are about. */
  named?: boolean;
}

/** What was written, in the order in which it was: by the guest, by us, or by who reads along. */
export function MessageList({ messages, named = false }: MessageListProps) {
  const t = useTranslations("Offer.ask");
  const locale = useLocale();
  if (messages.length === 0) return null;
  return (
    <ol className="mt-4 space-y-3">
      {messages.map(({ id, kind, from, about, text, at }) => (
        <li
          key={id}
          className={`rounded-picture p-4 ${from === null || kind === "comment" ? "ml-6 bg-paper-deep" : "mr-6 bg-acacia/10"}`}
        >
          <p className="text-muted text-small">
            {[
              from ?? t("you"),
              formatDay(businessDay(new Date(at)), locale, "medium"),
              kind === "wish" && from === null && t("wish"),
              named && about,
            ]
              .filter(Boolean)
              .join("\u00a0· ")}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">
            {from !== null && kind !== "comment" ? <LinkedText text={text} /> : text}
          </p>
        </li>
      ))}
    </ol>
  );
}
