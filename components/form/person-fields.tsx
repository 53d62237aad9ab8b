import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { TextField } from "./text-field";

type PersonFieldProps = Omit<ComponentProps<typeof TextField>, "label">;

/** Who writes to us. */
export function NameField(field: PersonFieldProps) {
  const t = useTranslations("Form");
  return (
    <TextField autoComplete="name" maxLength={120} required {...field} label={t("fullName")} />
  );
}

/** Where we answer to. */
export function EmailField(field: PersonFieldProps) {
  const t = useTranslations("Form");
  const label = t("email");
  return (
    <TextField
      type="email"
      autoComplete="email"
      maxLength={254}
      required
      {...field}
      label={label}
    />
  );
}
