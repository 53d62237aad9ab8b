import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ChoiceNote } from "@/components/form/choice-note";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/i18n/format";
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
      <Button look="quiet" onClick={() => restart({ tour: draft.tour })} className="-mx-2">
        {t("restart")}
      </Button>
    </div>
  );
}

/** What has changed between looking and booking. */
export interface Conflict {
  /** The site's reason; `coupon` when a code that was only typed is taken off first. */
  reason: string;
  /** The total that was shown, and the one that holds now. */
  beforeMinor?: number | undefined;
  nowMinor?: number | undefined;
}

/** Says what has changed meanwhile; nothing was booked, and the visitor decides anew. */
export function ConflictNote({ conflict }: { conflict: Conflict | undefined }) {
  const t = useTranslations("Booking.conflict");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) note.current?.scrollIntoView?.({ block: "center" });
  }, [conflict]);
  const kind = conflict ? kindOf(conflict) : undefined;
  return (
    <div role="alert" ref={note}>
      {conflict && kind && (
        <div className="mb-6 border-gold border-l-4 bg-card px-4 py-3">
          <p className="font-semibold">
            {t(`${kind}.title`, {
              now: formatMoney(conflict.nowMinor ?? 0),
              before: formatMoney(conflict.beforeMinor ?? 0),
            })}
          </p>
          <p className="mt-1 text-small">{t(`${kind}.text`)}</p>
        </div>
      )}
    </div>
  );
}

function kindOf({ reason, nowMinor }: Conflict) {
  if (reason === "price_changed" && nowMinor !== undefined) return "price_changed";
  if (reason === "seats_gone" || reason === "coupon") return reason;
  return "other";
}
