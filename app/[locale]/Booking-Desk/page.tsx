import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { OperatorView } from "@/components/booking/operator/operator-view";
import { IslandMessages } from "@/components/ui/island-messages";
import { isEmbedded } from "@/lib/env";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { Shell } from "../shell";

const paths = samePath("/Booking-Desk");

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("OperatorBooking"), getLocale()]);
  return {
    ...pageMetadata({
      locale,
      title: t("title"),
      description: t("lead"),
      paths,
      index: false,
    }),
    // The address holds a secret.
    referrer: "no-referrer",
  };
}

/** A booking for the operator, from the link in a mail; the link's secret stays in the browser. */
export default async function OperatorBookingPage() {
  if (!isEmbedded) notFound();
  const t = await getTranslations("OperatorBooking");
  return (
    <Shell paths={paths}>
      <div className="column pt-10 pb-24 md:pt-16">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <div className="mt-12 min-h-96">
          <noscript>
            <p>{t("no_script")}</p>
          </noscript>
          <IslandMessages namespaces={["OperatorBooking", "BookingState", "Form", "FieldErrors"]}>
            <OperatorView />
          </IslandMessages>
        </div>
      </div>
    </Shell>
  );
}
