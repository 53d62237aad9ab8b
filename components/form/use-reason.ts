import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { fieldReason } from "@/lib/i18n/field-reason";

/** Words a reason of the contract (a key of `FieldErrors`); one of zod's own becomes general. */
export function useReason() {
  const t = useTranslations("FieldErrors");
  const locale = useLocale();
  return useCallback(
    (reason = "") => {
      const { key, dates } = fieldReason(reason, locale);
      return t(key && t.has(key) ? key : "invalid", { dates });
    },
    [t, locale],
  );
}
