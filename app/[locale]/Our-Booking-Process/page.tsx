import { routes } from "@/lib/site/routes";
import { CompanyText } from "../company-text";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({
    page: "our-booking-process",
    path: routes.bookingProcess,
    picture: "/pictures/quote",
  });

export default function BookingProcessPage() {
  return <CompanyText page="our-booking-process" path={routes.bookingProcess} />;
}
