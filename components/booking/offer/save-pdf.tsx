import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { useCall } from "../status/use-call";
import type { OpenOffer } from "./offer-calls";

interface SavePdfProps {
  open: OpenOffer;
  variant: string;
  /** Whether it was asked for before this was there. */
  isWanted: boolean;
  /** What stands beside it. */
  children: ReactNode;
}

/** Fetches the offer as PDF. */
export function SavePdf({ open, variant, isWanted, children }: SavePdfProps) {
  const t = useTranslations("Offer");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const save = () => void call(({ saveOffer }) => saveOffer(open, variant));
  const wanted = useRef(isWanted ? save : undefined);
  useEffect(() => {
    wanted.current?.();
    wanted.current = undefined;
  }, []);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          type="button"
          look="outline"
          busy={busy}
          busyText={t("savingPdf")}
          onClick={save}
        >
          {t("savePdf")}
        </BusyButton>
        {children}
      </div>
      <FormNotice tone="bad" text={failure} />
    </>
  );
}
