import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DepartureFields } from "./departure-fields";
import { PlaceChoice } from "./place-choice";
import type { StepProps } from "./quote-types";
import { TravellerFields } from "./traveller-fields";

/** When, where and who: the three things a planner starts from. */
export function StepJourney(props: StepProps) {
  const t = useTranslations("Quote.journey");
  return (
    <div className="space-y-12">
      <Part title={t("when")}>
        <DepartureFields {...props} />
      </Part>
      <Part title={t("where")}>
        <PlaceChoice {...props} />
      </Part>
      <Part title={t("who")}>
        <TravellerFields {...props} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-5">
      <h3 className="mb-3 text-lead">{title}</h3>
      {children}
    </section>
  );
}
