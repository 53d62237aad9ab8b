import { getTranslations } from "next-intl/server";
import { BookingForm } from "@/components/booking/form/booking-form";
import { WaysToBook } from "@/components/booking/form/ways-to-book";
import { NeedsScript } from "@/components/form/needs-script";
import { IslandMessages } from "@/components/ui/island-messages";
import { offers } from "@/lib/api/offers";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

const namespaces = [
  "Booking",
  "BookingRefund",
  "WaitingList",
  "Form",
  "FieldErrors",
  "TourPrice",
  "Runs",
  "Vocabulary",
];

export const generateMetadata = () =>
  pageMeta({ page: "booking", path: routes.booking, index: false });

/** A shell for everybody; which tour is booked is known to the browser alone. */
export default async function BookingPage() {
  const [t, waitingList, coupons] = await Promise.all([
    getTranslations("Booking"),
    offers(waitingListEndpoint),
    offers(priceEndpoint),
  ]);
  return (
    <Shell paths={routes.booking}>
      <div className="column pt-10 pb-16 md:pt-14 lg:pb-24">
        <h1 className="text-title">{t("heading")}</h1>
        <p className="mt-3 mb-10 max-w-3xl text-lead text-muted">{t("lead")}</p>
        <NeedsScript what="booking" />
        <div className="noscript:hidden">
          <IslandMessages namespaces={namespaces}>
            <BookingForm offered={{ waitingList, coupons }}>
              <WaysToBook />
            </BookingForm>
          </IslandMessages>
        </div>
      </div>
    </Shell>
  );
}
