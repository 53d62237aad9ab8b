import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { referenceShape } from "@/components/booking/status/booking-keys";
import { BookingView } from "@/components/booking/status/booking-view";
import { NeedsScript } from "@/components/form/needs-script";
import { IslandMessages } from "@/components/ui/island-messages";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { bookingPath } from "@/lib/site/routes";
import { Shell } from "../../shell";

interface BookingStatusPageProps {
  params: Promise<{ reference: string }>;
}

const namespaces = [
  "BookingStatus",
  "BookingCommon",
  "BookingRefund",
  "Form",
  "FieldErrors",
  "TourPrice",
  "Vocabulary",
];

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: BookingStatusPageProps): Promise<Metadata> {
  const [t, locale, { reference }] = await Promise.all([
    getTranslations("BookingStatus"),
    getLocale(),
    params,
  ]);
  return {
    ...pageMetadata({
      locale,
      title: t("title"),
      description: t("description"),
      paths: samePath(bookingPath(reference)),
      index: false,
    }),
    // The address holds a secret.
    referrer: "no-referrer",
  };
}

/** A shell that knows nothing of the booking; its key opens it in the browser. */
export default async function BookingStatusPage({ params }: BookingStatusPageProps) {
  const { reference } = await params;
  if (!referenceShape.test(reference)) notFound();
  return (
    <Shell paths={samePath(bookingPath(reference))}>
      <div className="column pt-10 pb-20 md:pt-14">
        <NeedsScript what="booking" />
        <div className="noscript:hidden">
          <IslandMessages namespaces={namespaces}>
            <BookingView reference={reference} />
          </IslandMessages>
        </div>
      </div>
    </Shell>
  );
}
