import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** Words a reason of the contract (a key of `FieldErrors`); one of zod's own becomes general. */
export function useReason() {
  const t = useTranslations("FieldErrors");
  return useCallback((key: string | undefined) => t(key && t.has(key) ? key : "invalid"), [t]);
}
