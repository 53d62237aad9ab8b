import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/form/checkbox";
import { routes } from "@/lib/site/routes";
import type { StepProps } from "./quote-types";

/** What is kept, who may ask, and what a visitor agrees to. */
export function ConsentFields({ draft, change, idOf, errorOf }: StepProps) {
  const t = useTranslations("Quote.contact");
  // The draft would survive, but a visitor in the middle of a form should not leave it.
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {words}
      <span className="sr-only"> ({t("newTab")})</span>
    </a>
  );
  return (
    <div className="space-y-1 border-line border-t pt-4">
      <Checkbox
        id={idOf("of_age")}
        checked={draft.of_age}
        onChange={(event) => change({ of_age: event.target.checked })}
        error={errorOf("of_age")}
        hint={t("minors")}
        required
      >
        {t("ofAge")}
      </Checkbox>
      <Checkbox
        id={idOf("agree")}
        checked={draft.agree}
        onChange={(event) => change({ agree: event.target.checked })}
        error={errorOf("agree")}
        required
      >
        {t.rich("agree", { terms: link(routes.terms), privacy: link(routes.privacy) })}
      </Checkbox>
      <Checkbox
        id={idOf("save_details")}
        checked={draft.save_details}
        onChange={(event) => change({ save_details: event.target.checked })}
        hint={t("saveHint")}
      >
        {t("save")}
      </Checkbox>
    </div>
  );
}
