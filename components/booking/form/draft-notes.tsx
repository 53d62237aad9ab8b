import { useTranslations } from "next-intl";
import { ChoiceNote } from "@/components/form/choice-note";
import { Button } from "@/components/ui/button";
import { useBooking } from "./booking-store";

/** Asks which booking is meant, where one came from another language beside the one begun here. */
export function BroughtNote() {
  const t = useTranslations("Booking.brought");
  const { other, decide } = useBooking();
  if (!other) return null;
  const choose = (take: boolean) => {
    decide(take);
    // A reload must not go back to the tour that was left.
    window.history.replaceState(null, "", `?tour=${useBooking.getState().draft.tour}`);
  };
  return <ChoiceNote text={t("text")} take={t("take")} keep={t("keep")} onChoose={choose} />;
}

/** Tells a visitor who comes back that nothing is lost. */
export function RestoredNote() {
  const t = useTranslations("Booking.restored");
  const { found, draft, restart } = useBooking();
  // Whoever was not named has nothing that is missed.
  if (!found || found.full_name + found.email === "") return null;
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 border-acacia border-l-4 bg-card px-4 py-2"
    >
      <p className="text-small">{t("text")}</p>
      <Button look="quiet" onClick={() => restart({ tour: draft.tour })} className="-mx-6">
        {t("restart")}
      </Button>
    </div>
  );
}
