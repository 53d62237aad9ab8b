import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icons";
import type { QuotePrefill } from "./quote-prefill";
import { QuoteWizard } from "./quote-wizard";

interface QuoteDialogProps {
  prefill: QuotePrefill;
  onClose(): void;
}

/** The wizard over the page that one comes from. */
export default function QuoteDialog({ prefill, onClose }: QuoteDialogProps) {
  const t = useTranslations("Quote");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t("dialog")}
      onClose={onClose}
      className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper p-0 text-ink backdrop:bg-night/60 md:h-[min(92dvh,60rem)] md:max-w-5xl md:rounded-picture"
    >
      <div className="px-5 pt-4 pb-8 md:px-10">
        <div className="flex justify-end">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={t("close")}
            className="-mr-3 grid size-11 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <QuoteWizard prefill={prefill} />
      </div>
    </dialog>
  );
}
