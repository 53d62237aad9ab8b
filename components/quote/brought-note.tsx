import { useTranslations } from "next-intl";
import { ChoiceNote } from "@/components/form/choice-note";
import { useQuote } from "./quote-store";

/** Asks which answers count, where others than those of this device came from another language. */
export function BroughtNote() {
  const t = useTranslations("Quote.brought");
  const { other, decide } = useQuote();
  if (!other) return null;
  return <ChoiceNote text={t("text")} take={t("take")} keep={t("keep")} onChoose={decide} />;
}
