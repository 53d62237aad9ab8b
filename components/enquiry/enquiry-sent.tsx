import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

/** In the place of the form once it has arrived; takes the focus that the button had. */
export function EnquirySent({ reference }: { reference: string }) {
  const t = useTranslations("Enquiry");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div
      ref={text}
      role="status"
      tabIndex={-1}
      className="max-w-2xl border-acacia border-l-4 bg-card px-5 py-4 outline-none"
    >
      <p className="font-semibold font-serif text-lead">{t("sentTitle")}</p>
      <p className="mt-1 text-small">{t("sentText")}</p>
      <p className="figures mt-2 text-muted text-note">{t("reference", { reference })}</p>
    </div>
  );
}
