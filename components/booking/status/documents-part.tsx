import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormNotice } from "@/components/form/form-notice";
import type { Booking } from "@/lib/contract/bookings";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useCall } from "./use-call";

interface Document {
  id: string;
  kind: Booking["papers"][number];
  /** Of an invoice or credit note that is not the latest. */
  number?: string;
  name: string;
  about: string;
}

/** The documents of the booking, each fetched with its key when it is wanted. */
export function DocumentsPart() {
  const t = useTranslations("BookingStatus.documents");
  const { open } = useGuest();
  const [wanted, setWanted] = useState("");
  const { call, busy, failure } = useCall(() => import("./guest-calls"));
  const fetchOne = ({ id, kind, number }: Document) => {
    if (!busy) setWanted(id);
    void call(({ saveDocument }) => saveDocument(open, kind, number));
  };
  return (
    <GuestPart title={t("title")} screen>
      <ul className="border-line border-b">
        {useDocuments(open.booking).map((each) => (
          <li key={each.id} className="border-line border-t">
            <button
              type="button"
              onClick={() => fetchOne(each)}
              aria-disabled={busy || undefined}
              className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-left hover:bg-card aria-disabled:cursor-progress"
            >
              <span>
                <span className="block font-semibold text-small">{each.name}</span>
                <span className="block text-muted text-note">{each.about}</span>
              </span>
              <span className="shrink-0 font-semibold text-small text-terracotta-deep">
                {t(busy && wanted === each.id ? "busy" : "save")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormNotice tone="bad" text={failure} />
    </GuestPart>
  );
}

/** What there is to save: the latest of each kind, then invoices of before and credit notes. */
function useDocuments({ papers, invoice, invoices }: Booking): Document[] {
  const t = useTranslations("BookingStatus.documents");
  const locale = useLocale();
  const latest = papers.map((kind) => {
    return { id: kind, kind, name: t(`names.${kind}`), about: t(`about.${kind}`) };
  });
  const others = invoices
    .filter(({ number }) => number !== invoice)
    .map(({ number, kind, issued_on, total_minor }) => ({
      ...{ id: number, kind: "invoice" as const, number },
      name: t(`numbered.${kind}`, { number }),
      about: t("issued", {
        date: formatDay(issued_on, locale, "medium"),
        amount: formatPayment(Math.abs(total_minor)),
      }),
    }));
  return [...latest, ...others];
}
