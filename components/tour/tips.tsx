import { getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { withCounted } from "@/lib/i18n/unit-text";
import { TourSection } from "./tour-section";

export async function Tips({ tips }: { tips: Tour["tips"] }) {
  const t = await getTranslations("TourPage");
  if (tips.length === 0) return null;
  return (
    <TourSection id="tips" title={t("tips")}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {tips.map(({ key, title, text }) => (
          <li key={key}>
            <h3 className="text-[1.1875rem] leading-snug">{title}</h3>
            <p className="mt-1.5 text-small">{withCounted(text)}</p>
          </li>
        ))}
      </ul>
    </TourSection>
  );
}
