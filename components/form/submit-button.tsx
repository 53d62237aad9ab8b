import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/button";

interface SubmitButtonProps {
  sending: boolean;
  className?: string;
  children: ReactNode;
}

/** Sends a form; keeps the focus while it is on its way, so it is never disabled. */
export function SubmitButton({ sending, className = "", children }: SubmitButtonProps) {
  const t = useTranslations("Form");
  return (
    <button
      type="submit"
      aria-disabled={sending || undefined}
      className={buttonClass("primary", `aria-disabled:cursor-progress ${className}`)}
    >
      {sending ? t("sending") : children}
    </button>
  );
}
