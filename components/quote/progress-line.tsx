import { useTranslations } from "next-intl";
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
