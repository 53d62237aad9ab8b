import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { routes } from "@/lib/site/routes";
import { Section } from "../ui/section";

/** The section of tours like the page's own, as the cards of the page. */
export async function SimilarTours({ children }: { children: ReactNode }) {
  const t = await getTranslations("TourPage");
  return (
    <Section
      title={t("similar.title")}
      more={{ href: routes.tours, text: t("similar.all") }}
      className="border-line border-t print:hidden"
    >
      {children}
    </Section>
  );
}
