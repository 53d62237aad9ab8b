import { getTranslations } from "next-intl/server";
import { withCounted } from "@/lib/i18n/unit-text";
import { TourSection } from "./tour-section";

export async function Reasons({ reasons }: { reasons: string[] }) {
  const t = await getTranslations("TourPage");
  if (reasons.length === 0) return null;
  return (
    <TourSection id="reasons" title={t("reasons")}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason} className="border-gold border-t-2 pt-3">
            {withCounted(reason)}
          </li>
        ))}
      </ul>
    </TourSection>
  );
}
