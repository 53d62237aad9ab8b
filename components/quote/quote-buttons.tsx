import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/form/busy-button";
import { Button } from "@/components/ui/button";
import { reviewStep } from "./quote-steps";

interface QuoteButtonsProps {
  step: number;
  sending: boolean;
  onBack(): void;
}

/** Back and on; at the foot of the screen on phones, so that the thumb need not travel. */
export function QuoteButtons({ step, sending, onBack }: QuoteButtonsProps) {
  const t = useTranslations("Quote");
  return (
    <div
      data-bottom-bar="form"
      className="sticky bottom-0 z-10 -mx-5 mt-10 flex items-center justify-between gap-4 border-line border-t bg-paper px-5 py-3 md:static md:mx-0 md:border-t-0 md:bg-transparent md:px-0"
    >
      {step > 1 ? (
        <Button look="outline" onClick={onBack} className="bg-paper">
          {t("back")}
        </Button>
      ) : (
        <span />
      )}
      <BusyButton busy={sending} className="min-w-36 px-8">
        {step < reviewStep - 1 ? t("next") : step < reviewStep ? t("toReview") : t("send")}
      </BusyButton>
    </div>
  );
}
