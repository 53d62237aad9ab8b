import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

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
