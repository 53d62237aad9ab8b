import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormNotice } from "@/components/form/form-notice";
import type { Booking } from "@/lib/contract/bookings";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";

type Paper = Booking["papers"][number];

/** The papers of the booking, each fetched with its key when it is wanted. */
export function PapersPart() {
  const t = useTranslations("BookingStatus.papers");
  const form = useTranslations("Form.failed");
  const { open } = useGuest();
  const [busy, setBusy] = useState<Paper>();
  const [failure, setFailure] = useState("");
  const fetchOne = async (paper: Paper) => {
    if (busy) return;
    setBusy(paper);
    setFailure("");
    const calls = await import("./guest-calls").catch(() => null);
    try {
      if (!calls) throw new Error("the part that calls the site could not be loaded");
      await calls.savePaper(open, paper);
    } catch (error) {
      setFailure(calls?.refusalOf(error).words || form("unreachable.title"));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <GuestPart title={t("title")} screen>
      <ul className="max-w-xl border-line border-b">
        {open.booking.papers.map((paper) => (
          <li key={paper} className="border-line border-t">
            <button
              type="button"
              onClick={() => fetchOne(paper)}
              aria-disabled={busy !== undefined || undefined}
              className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-left hover:bg-card aria-disabled:cursor-progress"
            >
              <span>
                <span className="block font-semibold text-small">{t(`names.${paper}`)}</span>
                <span className="block text-muted text-note">{t(`about.${paper}`)}</span>
              </span>
              <span className="shrink-0 font-semibold text-small text-terracotta-deep">
                {busy === paper ? t("busy") : t("save")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormNotice tone="bad" text={failure} />
    </GuestPart>
  );
}
