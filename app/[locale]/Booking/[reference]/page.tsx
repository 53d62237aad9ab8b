import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { referenceShape } from "@/components/booking/status/booking-keys";
import { BookingView } from "@/components/booking/status/booking-view";
import { NeedsScript } from "@/components/form/needs-script";
import { IslandMessages } from "@/components/ui/island-messages";
import { bookingPath } from "@/lib/site/routes";
import { pageMeta } from "../../page-meta";
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
  const [t, { reference }] = await Promise.all([getTranslations("BookingStatus"), params]);
  const words = { title: t("title"), description: t("description") };
  const meta = await pageMeta({ ...words, path: bookingPath(reference), index: false });
  // The address holds a secret.
  return { ...meta, referrer: "no-referrer" };
}

/** A shell that knows nothing of the booking; its key opens it in the browser. */
export default async function BookingStatusPage({ params }: BookingStatusPageProps) {
  const { reference } = await params;
  if (!referenceShape.test(reference)) notFound();
  return (
    <Shell paths={bookingPath(reference)}>
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
