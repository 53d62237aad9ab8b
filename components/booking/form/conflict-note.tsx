import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { formatMoney } from "@/lib/i18n/format";

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
