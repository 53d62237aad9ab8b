import { getTranslations } from "next-intl/server";
import { PaymentPage } from "@/components/booking/payment/payment-page";
import { PaymentView } from "@/components/booking/payment/payment-view";
import { NeedsScript } from "@/components/form/needs-script";
import { closingPicture } from "@/components/media/page-pictures";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "payment", path: routes.payment, index: false });

/** A shell for everybody; whose booking is paid is known to the browser alone. */
export default async function Payment() {
  const t = await getTranslations("Payment");
  return (
    <Shell paths={routes.payment}>
      <PaymentPage picture={closingPicture}>
        <h1 className="mb-7 text-title">{t("heading")}</h1>
        <NeedsScript what="booking" />
        <div className="noscript:hidden">
          <PaymentView />
        </div>
      </PaymentPage>
    </Shell>
  );
}
