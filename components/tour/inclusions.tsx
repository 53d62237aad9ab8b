import { getTranslations } from "next-intl/server";
import type { Label } from "@/lib/contract/shared";
import type { Tour } from "@/lib/contract/tours";
import { TourSection } from "./tour-section";

/** What the price holds and what it does not, side by side. */
export async function Inclusions({ tour }: { tour: Tour }) {
  const t = await getTranslations("TourPage");
  if (tour.inclusions.length + tour.exclusions.length === 0) return null;
  return (
    <TourSection id="included" title={t("included.title")}>
      <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <Things
          title={t("included.yes")}
          things={tour.inclusions}
          sign="✓"
          signClass="text-acacia"
        />
        <Things
          title={t("included.no")}
          things={tour.exclusions}
          sign="–"
          signClass="text-terracotta"
        />
      </div>
    </TourSection>
  );
}

interface ThingsProps {
  title: string;
  things: Label[];
  sign: string;
  signClass: string;
}

function Things({ title, things, sign, signClass }: ThingsProps) {
  if (things.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-sans font-semibold text-muted text-small tracking-normal">
        {title}
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {things.map(({ key, text }) => (
          <li key={key} className="flex gap-3 py-2.5 text-small">
            <span aria-hidden="true" className={`w-3 font-bold ${signClass}`}>
              {sign}
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
