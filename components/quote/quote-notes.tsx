import { useTranslations } from "next-intl";
import { ChoiceNote } from "@/components/form/choice-note";
import { Button } from "@/components/ui/button";
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

/** The favourite tours that this request is about; they can be let go. */
export function FavouritesNote({ titles }: { titles: readonly string[] }) {
  const t = useTranslations("Quote.favourites");
  return (
    <div className="mb-6 border-gold border-l-4 bg-card px-4 py-3 text-small">
      <p>{t("about", { count: titles.length })}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 font-semibold">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => useQuote.getState().change({ tours: [] })}
        className="mt-1 min-h-11 underline underline-offset-4"
      >
        {t("remove", { count: titles.length })}
      </button>
    </div>
  );
}

/** Asks which answers count, where others than those of this device came from another language. */
export function BroughtNote() {
  const t = useTranslations("Quote.brought");
  const { other, decide } = useQuote();
  if (!other) return null;
  return <ChoiceNote text={t("text")} take={t("take")} keep={t("keep")} onChoose={decide} />;
}

interface RestoredNoteProps {
  /** The answers are from the domain of another language, not from an earlier visit. */
  tookUp: boolean;
  onGoOn(): void;
  onRestart(): void;
}

/** Tells a visitor who comes back that nothing is lost. */
export function RestoredNote({ tookUp, onGoOn, onRestart }: RestoredNoteProps) {
  const t = useTranslations("Quote.restored");
  return (
    <div role="status" className="mb-8 border-acacia border-l-4 bg-card px-4 py-3">
      <p className="text-small">{t(tookUp ? "brought" : "text")}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <Button look="quiet" onClick={onGoOn}>
          {t("goOn")}
        </Button>
        <Button look="quiet" onClick={onRestart}>
          {t("restart")}
        </Button>
      </div>
    </div>
  );
}
