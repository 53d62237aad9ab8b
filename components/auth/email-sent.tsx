import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

interface EmailSentProps {
  email: string;
  text: string;
  onAgain(): void;
}

/** What happens after a mail was asked for; the same whether the address has an account or not. */
export function EmailSent({ email, text, onAgain }: EmailSentProps) {
  const t = useTranslations("Auth");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="border-acacia border-l-4 pl-6">
      <h2 ref={title} tabIndex={-1} className="text-section outline-none">
        {t("sent.title")}
      </h2>
      <p className="mt-3 text-lead">{text}</p>
      <p className="mt-3 break-all font-semibold">{email}</p>
      <p className="mt-4 text-muted text-small">{t("sent.hint")}</p>
      <button
        type="button"
        onClick={onAgain}
        className="mt-2 min-h-11 text-small text-terracotta-deep underline underline-offset-4"
      >
        {t("sent.again")}
      </button>
    </div>
  );
}
