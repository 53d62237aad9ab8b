import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { OfferJourney } from "@/lib/contract/offers";
import { formatPayment } from "@/lib/i18n/format";
import { actsAreThere } from "./later-parts";
import { acceptanceId } from "./page-places";

/** Goes to the acceptance. No link, as behind the `#` of the address is the key. */
export function ToAcceptance({ className = "" }: { className?: string }) {
  const t = useTranslations("Offer.accept");
  const go = async () => {
    // Whoever was faster than it gets there as soon as it has come.
    if (!(await actsAreThere())) return;
    requestAnimationFrame(() => {
      const part = document.getElementById(acceptanceId);
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    });
  };
  return (
    <Button onClick={() => void go()} className={`print:hidden ${className}`}>
      {t("go")}
    </Button>
  );
}

/** At the foot of a phone until the acceptance comes: what is read, its price, and the way there. */
export function AcceptBar({ journey }: { journey: OfferJourney }) {
  const facts = useTranslations("BookingStatus.facts");
  const { adults, children, name, price } = journey;
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-30 -mx-[clamp(1.25rem,4vw,2.5rem)] border-line border-t bg-paper px-[clamp(1.25rem,4vw,2.5rem)] py-2.5 lg:hidden print:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="figures min-w-0 text-muted text-note leading-tight">
          <span className="line-clamp-1">
            {name || facts("people", { adults, children: children.length })}
          </span>
          <strong className="block font-semibold text-ink text-lead leading-tight">
            {formatPayment(price.total_minor)}
          </strong>
        </p>
        <ToAcceptance className="shrink-0" />
      </div>
    </div>
  );
}
