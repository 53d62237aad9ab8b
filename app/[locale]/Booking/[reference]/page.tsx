import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookingView } from "@/components/booking/status/booking-view";
import { bookingShape } from "@/lib/site/reference-shapes";
import { bookingPath } from "@/lib/site/routes";
import { KeyIsland, keyPageMeta } from "../../key-page";
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
  const { reference } = await params;
  return keyPageMeta("BookingStatus", bookingPath(reference));
}

/** A shell that knows nothing of the booking; its key opens it in the browser. */
export default async function BookingStatusPage({ params }: BookingStatusPageProps) {
  const { reference } = await params;
  if (!bookingShape.test(reference)) notFound();
  return (
    <Shell paths={bookingPath(reference)}>
      <div className="column pt-10 pb-20 md:pt-14">
        <KeyIsland namespaces={namespaces}>
          <BookingView reference={reference} />
        </KeyIsland>
      </div>
    </Shell>
  );
}
