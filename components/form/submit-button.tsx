import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/button";
import { notReadyClass } from "./not-ready";
import { useHydrated } from "./use-hydrated";

interface SubmitButtonProps {
  sending: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Sends a form; keeps the focus while it is on its way, so it is not disabled then. It is until there
 * is a script: the browser itself would put what was typed into an address and forget it.
 */
export function SubmitButton({ sending, className = "", children }: SubmitButtonProps) {
  const t = useTranslations("Form");
  const ready = useHydrated();
  return (
    <button
      type="submit"
      disabled={!ready}
      aria-disabled={sending || undefined}
      className={buttonClass(
        "primary",
        `aria-disabled:cursor-progress ${notReadyClass} ${className}`,
      )}
    >
      {sending ? t("sending") : children}
    </button>
  );
}
