import { PaymentPage } from "@/components/booking/payment/payment-page";
import { ReturnView } from "@/components/booking/payment/return-view";
import { NeedsScript } from "@/components/form/needs-script";
import { thankYouPicture } from "@/components/media/page-pictures";
import { offers } from "@/lib/api/offers";
import { paymentStatusEndpoint } from "@/lib/contract/payments";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "booking-completed", path: routes.bookingCompleted, index: false });

/** Where the provider brings a visitor back; a shell that knows of no payment. */
export default async function BookingCompletedPage() {
  const canTell = await offers(paymentStatusEndpoint);
  return (
    <Shell paths={routes.bookingCompleted}>
      <PaymentPage picture={thankYouPicture} onPhones>
        <NeedsScript what="booking" />
        <div className="noscript:hidden">
          <ReturnView canTell={canTell} />
        </div>
      </PaymentPage>
    </Shell>
  );
}
