import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { ButtonLink } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { AddTour, type TourOption } from "./add-tour";

const picture = { url: "/pictures/empty-results", color: "#7c968d" };

interface EmptyComparisonProps {
  tours: TourOption[];
  preferred: string[];
  onAdd: (id: string) => void;
}

/** Nothing is chosen yet: how to begin. */
export function EmptyComparison(props: EmptyComparisonProps) {
  const t = useTranslations("ComparePage.empty");
  return (
    <EmptyList picture={{ ...picture, alt: t("picture") }} title={t("title")} text={t("text")}>
      <AddTour {...props} />
      <ButtonLink href={routes.tours} className="mt-8">
        {t("tours")}
      </ButtonLink>
    </EmptyList>
  );
}
