import { useTranslations } from "next-intl";
import { Button } from "../ui/button";

/** The list could not be had; the heading above says so. */
export function ListError({ retry }: { retry: () => void }) {
  const t = useTranslations("TourList");
  return (
    <div role="alert" className="py-10">
      <p className="mb-5">{t("error")}</p>
      <Button look="outline" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}
