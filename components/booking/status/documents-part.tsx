import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormNotice } from "@/components/form/form-notice";
import type { Booking } from "@/lib/contract/bookings";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useCall } from "./use-call";

type DocumentKind = Booking["papers"][number];

/** The documents of the booking, each fetched with its key when it is wanted. */
export function DocumentsPart() {
  const t = useTranslations("BookingStatus.documents");
  const { open } = useGuest();
  const [wanted, setWanted] = useState<DocumentKind>();
  const { call, busy, failure } = useCall(() => import("./guest-calls"));
  const fetchOne = (kind: DocumentKind) => {
    if (!busy) setWanted(kind);
    void call(({ saveDocument }) => saveDocument(open, kind));
  };
  return (
    <GuestPart title={t("title")} screen>
      <ul className="max-w-xl border-line border-b">
        {open.booking.papers.map((kind) => (
          <li key={kind} className="border-line border-t">
            <button
              type="button"
              onClick={() => fetchOne(kind)}
              aria-disabled={busy || undefined}
              className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-left hover:bg-card aria-disabled:cursor-progress"
            >
              <span>
                <span className="block font-semibold text-small">{t(`names.${kind}`)}</span>
                <span className="block text-muted text-note">{t(`about.${kind}`)}</span>
              </span>
              <span className="shrink-0 font-semibold text-small text-terracotta-deep">
                {t(busy && wanted === kind ? "busy" : "save")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormNotice tone="bad" text={failure} />
    </GuestPart>
  );
}
