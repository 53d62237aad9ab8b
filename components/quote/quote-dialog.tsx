import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/dialog";
import type { QuotePrefill } from "./quote-prefill";
import { QuoteWizard } from "./quote-wizard";

interface QuoteDialogProps {
  prefill: QuotePrefill;
  open: boolean;
  onClose(): void;
}

/** The wizard over the page that one comes from. */
export default function QuoteDialog({ prefill, open, onClose }: QuoteDialogProps) {
  const t = useTranslations("Quote");
  const size = "md:h-[min(92dvh,60rem)] md:max-w-5xl";
  return (
    <FormDialog aria-label={t("dialog")} open={open} onClose={onClose} className={size}>
      {/* Its draft is kept on the device, and is read anew. */}
      {open && <QuoteWizard prefill={prefill} />}
    </FormDialog>
  );
}
