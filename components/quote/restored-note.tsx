import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface RestoredNoteProps {
  /** From where the answers are: an earlier visit, or the domain of another language. */
  from: "visit" | "language";
  onGoOn(): void;
  onRestart(): void;
}

/** Tells a visitor who comes back that nothing is lost. */
export function RestoredNote({ from, onGoOn, onRestart }: RestoredNoteProps) {
  const t = useTranslations("Quote.restored");
  return (
    <div role="status" className="mb-8 border-acacia border-l-4 bg-card px-4 py-3">
      <p className="text-small">{t(from === "visit" ? "text" : "brought")}</p>
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
