import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { SendButton } from "@/components/form/busy-button";
import { Button } from "@/components/ui/button";
import { reviewStep, steps } from "./quote-steps";

interface ProgressLineProps {
  step: number;
  /** The first step that is not answered yet: until there one may jump. */
  open: number;
  onGo(step: number): void;
}

/** How far it is; on wide screens each step that is open can be gone to. */
export function ProgressLine({ step, open, onGo }: ProgressLineProps) {
  const t = useTranslations("Quote");
  const names = [...steps.map(({ name }) => t(`steps.${name}.name`)), t("review.name")];
  return (
    <nav aria-label={t("progress")}>
      <ol className="flex gap-1.5">
        {names.map((name, at) => (
          <li key={name} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className={`block h-1 rounded-full ${at < step ? "bg-terracotta" : "bg-line"}`}
            />
            <button
              type="button"
              aria-current={at + 1 === step ? "step" : undefined}
              disabled={at + 1 > open}
              onClick={() => onGo(at + 1)}
              className="hidden min-h-11 w-full pr-2 text-left text-muted text-note leading-tight enabled:hover:text-ink disabled:cursor-default aria-[current]:font-semibold aria-[current]:text-ink md:block"
            >
              {at + 1 < reviewStep && <span className="figures">{at + 1} </span>}
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface QuoteButtonsProps {
  step: number;
  sending: boolean;
  onBack(): void;
}

/** Back and on; at the foot of the screen on phones, so that the thumb need not travel. */
export function QuoteButtons({ step, sending, onBack }: QuoteButtonsProps) {
  const t = useTranslations("Quote");
  return (
    <div
      data-bottom-bar="form"
      className="sticky bottom-0 z-10 -mx-5 mt-10 flex items-center justify-between gap-4 border-line border-t bg-paper px-5 py-3 md:static md:mx-0 md:border-t-0 md:bg-transparent md:px-0"
    >
      {step > 1 ? (
        <Button look="outline" onClick={onBack} className="bg-paper">
          {t("back")}
        </Button>
      ) : (
        <span />
      )}
      <SendButton busy={sending} className="min-w-36 px-8 max-[23rem]:px-5">
        {step < reviewStep - 1 ? t("next") : step < reviewStep ? t("toReview") : t("send")}
      </SendButton>
    </div>
  );
}

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
