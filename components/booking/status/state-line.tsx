import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icons";
import type { BookingState } from "@/lib/contract/bookings";

const steps: BookingState[] = ["enquiry", "consultation", "provisional", "invoiced", "confirmed"];

/**
 * The five steps to a confirmed journey (docs/product.md, "Bookings") and where this one is; none
 * at an end.
 */
export function StateLine({ state }: { state: BookingState }) {
  const t = useTranslations("BookingStatus.steps");
  const at = steps.indexOf(state);
  if (at < 0) return null;
  const confirmed = state === "confirmed";
  return (
    <section aria-label={t("label")} className="mt-10 print:mt-6">
      <p aria-hidden="true" className="mb-2 text-muted text-small md:max-lg:hidden xl:hidden">
        {t("at", { step: at + 1, name: t(`names.${state}`) })}
      </p>
      <ol className="flex gap-1.5">
        {steps.map((step, index) => {
          const done = index < at || confirmed;
          return (
            <li
              key={step}
              aria-current={index === at ? "step" : undefined}
              className="min-w-0 flex-1"
            >
              <span
                aria-hidden="true"
                className={`block h-1.5 rounded-full ${lookOf(done, index === at)}`}
              />
              <span className="flex gap-1.5 pt-2.5 pr-3 text-muted text-small leading-snug max-md:sr-only lg:max-xl:sr-only [[aria-current]>&]:font-semibold [[aria-current]>&]:text-ink">
                {done && <Icon name="check" className="mt-0.5 size-4 text-acacia" />}
                <span>
                  {t(`names.${step}`)}
                  {done && <span className="sr-only">, {t("done")}</span>}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function lookOf(done: boolean, current: boolean): string {
  if (done) return "bg-acacia";
  return current ? "bg-terracotta" : "bg-line";
}
