import { useTranslations } from "next-intl";
import { ChoiceNote } from "@/components/form/choice-note";
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
