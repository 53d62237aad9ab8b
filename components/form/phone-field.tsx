import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { controlClass, describedBy, FieldFrame, type FieldWords } from "./field-frame";
import type { PhoneInputProps } from "./phone-input";
import { plainNumber } from "./plain-number";
import { useEarlyAnswers } from "./use-early-answers";

interface PhoneFieldProps extends Omit<FieldWords, "label"> {
  label?: string;
  name?: string;
  /** `+255700000000`, or what was typed as far as it got. */
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  className?: string;
}

/**
 * An international number; a plain field until its form is touched and the numbering plans are there,
 * or if they fail. Never taken from under whoever types in it: the other one comes when it is left.
 */
export function PhoneField({
  label,
  value,
  onChange,
  onBlur,
  className,
  ...rest
}: PhoneFieldProps) {
  const t = useTranslations("Form");
  const locale = useLocale();
  const plain = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const [Rich, setRich] = useState<ComponentType<PhoneInputProps>>();
  const words = { ...rest, label: label ?? t("phone") };
  useEarlyAnswers(rest.name ?? "", ([early = ""]) => {
    if (plainNumber(early) !== value) onChange(plainNumber(early));
  });
  useEffect(() => {
    let gone = false;
    // What was focused before this page had its script told nobody.
    setTyping(document.activeElement === plain.current);
    const load = () =>
      import("./phone-input").then(
        (loaded) => {
          if (!gone) setRich(() => loaded.default);
        },
        () => {
          // Offline: the plain field does.
        },
      );
    // The numbering plans are most of the scripts of a page with a form, and of what they keep it busy.
    const form = plain.current?.form ?? plain.current;
    const begun = ["focusin", "pointerdown"];
    const unlisten = () => {
      for (const event of begun) form?.removeEventListener(event, onBegin);
    };
    function onBegin() {
      unlisten();
      load();
    }
    if (form?.contains(document.activeElement)) load();
    else for (const event of begun) form?.addEventListener(event, onBegin);
    return () => {
      gone = true;
      unlisten();
    };
  }, []);
  // Numbers that were begun without a country code stay where they can be read and mended.
  const international = value === "" || /^\+\d*$/.test(value);
  const rich = Rich !== undefined && international && !typing;
  return (
    <FieldFrame {...words} className={className}>
      {rich ? (
        <Rich
          id={rest.id}
          name={rest.name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          placeholder={t("phonePlaceholder")}
          locale={locale}
          countryLabel={t("phoneCountry")}
          internationalLabel={t("international")}
          described={describedBy(words)}
        />
      ) : (
        <input
          ref={plain}
          id={rest.id}
          name={rest.name}
          type="tel"
          autoComplete="tel"
          value={value}
          onChange={(event) => onChange(plainNumber(event.target.value))}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            // Who goes to look the number up in another window comes back to this field.
            setTyping(document.activeElement === plain.current);
            onBlur?.();
          }}
          placeholder={t("phonePlaceholder")}
          {...describedBy(words)}
          className={`figures placeholder:text-small ${controlClass}`}
        />
      )}
    </FieldFrame>
  );
}
