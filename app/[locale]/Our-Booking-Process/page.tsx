import { getTranslations } from "next-intl/server";
import { departuresPicture } from "@/components/media/page-pictures";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/site/routes";
import { CompanyText } from "../company-text";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({
    page: "our-booking-process",
    path: routes.bookingProcess,
    picture: departuresPicture.url,
  });

export default async function BookingProcessPage() {
  const t = await getTranslations("Company");
  return (
    <CompanyText
      page="our-booking-process"
      path={routes.bookingProcess}
      picture={departuresPicture}
    >
      <ButtonLink href={routes.quote} className="mt-8 w-full">
        {t("ask")}
      </ButtonLink>
    </CompanyText>
  );
}
