import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { controlClass, describedBy, FieldFrame, type FieldWords } from "./field-frame";

type PasswordFieldProps = FieldWords & Omit<ComponentProps<"input">, "id" | "type">;

/** A password, hidden until asked to be shown; password managers know it by `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, className, ...input } = props;
  const t = useTranslations("Form");
  const [shown, setShown] = useState(false);
  const words = { id, label, hint, error };
  return (
    <FieldFrame {...words} className={className}>
      <div className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...describedBy(words)}
          className={`${controlClass} pr-24`}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-11 px-3.5 text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t(shown ? "hide" : "show")}
        </button>
      </div>
    </FieldFrame>
  );
}
