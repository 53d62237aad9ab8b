import { useTranslations } from "next-intl";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb";

/** The head of the whole list. */
export function ListHead({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations("TourList");
  return (
    <div className="column pt-6 pb-10 md:pb-14">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-8 max-w-[18ch] text-title md:mt-12">{t("title")}</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-muted">{t("lead")}</p>
    </div>
  );
}
