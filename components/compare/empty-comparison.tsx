import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";
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
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <Picture
          picture={{ ...picture, alt: t("picture") }}
          sizes="(min-width: 1024px) 640px, 92vw"
          className="aspect-[16/10] h-auto w-full rounded-picture"
        />
      </div>
      <div>
        <h2 className="text-section">{t("title")}</h2>
        <p className="mt-4 mb-6 max-w-md text-lead text-muted">{t("text")}</p>
        <AddTour {...props} />
        <ButtonLink href={routes.tours} className="mt-8">
          {t("tours")}
        </ButtonLink>
      </div>
    </div>
  );
}
