import { useTranslations } from "next-intl";
import { useQuote } from "./quote-store";

/** The tour that this request is about; it can be let go. */
export function TourNote({ title }: { title: string }) {
  const t = useTranslations("Quote.tour");
  return (
    <p className="mb-6 flex flex-wrap items-center justify-between gap-x-4 border-gold border-l-4 bg-card px-4 py-2 text-small">
      <span>{t.rich("about", { title, strong: (words) => <strong>{words}</strong> })}</span>
      <button
        type="button"
        onClick={() => useQuote.getState().change({ tour: null })}
        className="min-h-11 underline underline-offset-4"
      >
        {t("remove")}
      </button>
    </p>
  );
}
