import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";
import type { FinderViewProps } from "./finder-props";
import { RelaxList } from "./relax-list";

const picture = { url: "/pictures/empty-results", color: "#7b948b" };

/** Nothing fits: which filter to let go, and a quote for what is not in the list. */
export function NoResults(props: FinderViewProps) {
  const t = useTranslations("TourList.empty");
  return (
    <div className="max-w-2xl">
      <div className="aspect-2/1 overflow-hidden rounded-picture bg-paper-deep">
        <Picture
          picture={{ ...picture, alt: t("picture") }}
          sizes="(min-width: 1024px) 672px, 92vw"
          className="h-full w-full object-[50%_80%]"
        />
      </div>
      <RelaxList {...props} />
      <p className="mt-8 mb-5">{t("quoteText")}</p>
      <ButtonLink href={routes.quote}>{t("quote")}</ButtonLink>
    </div>
  );
}
