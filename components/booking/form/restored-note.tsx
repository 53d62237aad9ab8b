import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useBooking } from "./booking-store";

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
