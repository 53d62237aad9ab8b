import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { reviewStep, steps } from "./quote-steps";

/** The question of the step, which takes the focus when the step comes. */
export function StepHeading({ step, ref }: { step: number; ref: Ref<HTMLHeadingElement> }) {
  const t = useTranslations("Quote");
  const name = steps[step - 1]?.name;
  return (
    <div className="mb-8">
      <h2 ref={ref} tabIndex={-1} className="scroll-mt-32 text-title outline-none">
        <span className="mb-2 block font-normal font-sans text-muted text-small tracking-normal">
          {step < reviewStep ? t("step", { step, total: steps.length }) : t("review.last")}
        </span>
        {name ? t(`steps.${name}.title`) : t("review.title")}
      </h2>
      <p className="mt-3 max-w-xl text-lead text-muted">
        {name ? t(`steps.${name}.hint`) : t("review.hint")}
      </p>
    </div>
  );
}
