import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/site/routes";
import { CompanyText } from "../company-text";
import { pageMeta } from "../page-meta";

const picture = { url: "/pictures/departures", color: "#a4b097" };

export const generateMetadata = () =>
  pageMeta({
    page: "our-booking-process",
    path: routes.bookingProcess,
    picture: picture.url,
  });

export default async function BookingProcessPage() {
  const t = await getTranslations("Company");
  return (
    <CompanyText page="our-booking-process" path={routes.bookingProcess} picture={picture}>
      <ButtonLink href={routes.quote} className="mt-8 w-full">
        {t("ask")}
      </ButtonLink>
    </CompanyText>
  );
}
