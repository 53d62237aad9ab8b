import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface AwayProps {
  /** Where its words are. */
  words?: "BookingCommon.away" | "Booking.away" | "Offer.away";
  onAgain(): void;
}

/** The site does not answer; nothing is lost, and it can be tried again. */
export function Away({ words = "BookingCommon.away", onAgain }: AwayProps) {
  const t = useTranslations(words);
  return (
    <div role="alert" className="min-h-96 border-gold border-l-2 pl-6">
      <p className="font-semibold font-serif text-lead">{t("title")}</p>
      <p className="mt-2 max-w-xl text-muted">{t("text")}</p>
      <Button look="outline" onClick={onAgain} className="mt-5">
        {t("again")}
      </Button>
    </div>
  );
}
