import { useLocale, useTranslations } from "next-intl";
import type { ReviewReply as Reply } from "@/lib/contract/reviews";
import { formatDay } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import { brand } from "@/lib/site/brand";

interface ReviewReplyProps {
  reply: Reply;
  ground?: "paper" | "night";
}

/** What was replied to a review in public, in the one language in which it was written. */
export function ReviewReply({ reply, ground = "paper" }: ReviewReplyProps) {
  const t = useTranslations("ReviewCard");
  const locale = useLocale();
  const isForeign = reply.language !== locale;
  return (
    <div className="mt-4 measure border-gold border-l-4 pl-4 text-small">
      <p className={ground === "night" ? "text-mist" : "text-muted"}>
        <span className={`font-semibold ${ground === "night" ? "text-paper" : "text-ink"}`}>
          {t("reply", { brand: brand.name })}
        </span>
        {"\u00a0· "}
        <span className="whitespace-nowrap">{formatDay(reply.written, locale)}</span>
        {isForeign && ` · ${t("language", { language: languageName(reply.language, locale) })}`}
      </p>
      <p lang={isForeign ? reply.language : undefined} className="mt-1 whitespace-pre-line">
        {reply.text}
      </p>
    </div>
  );
}
