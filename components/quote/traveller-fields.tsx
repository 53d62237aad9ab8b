import { useTranslations } from "next-intl";
import { ChildAgeFields } from "@/components/form/draft/child-age-fields";
import { Stepper } from "@/components/form/stepper";
import type { StepProps } from "./quote-types";

const ages = Array.from({ length: 18 }, (_, age) => age);

/** Adults, and children by their age on the first day; nobody's date of birth is asked for. */
export function TravellerFields({ draft, change, idOf, errorOf }: StepProps) {
  const t = useTranslations("Quote.journey");
  const { adults, children } = draft;
  return (
    <div className="max-w-md space-y-4">
      <Stepper
        id={idOf("adults")}
        label={t("adults")}
        value={adults}
        least={1}
        most={40}
        onChange={(value) => change({ adults: value, rooms: null })}
      />
      <Stepper
        id={idOf("children")}
        label={t("children")}
        value={children.length}
        least={0}
        most={20}
        onChange={(count) =>
          change({
            children: Array.from({ length: count }, (_, at) => children[at] ?? null),
            rooms: null,
          })
        }
      />
      {children.length > 0 && (
        <div>
          <p className="mb-3 text-muted text-small">{t("agesHint")}</p>
          <ChildAgeFields
            {...{ idOf, errorOf }}
            ages={children}
            choices={ages}
            onChange={(children) => change({ children })}
            words={t}
          />
        </div>
      )}
    </div>
  );
}
