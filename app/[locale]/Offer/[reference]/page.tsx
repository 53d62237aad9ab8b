import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { offerShape } from "@/components/booking/offer/offer-keys";
import { OfferView } from "@/components/booking/offer/offer-view";
import { NeedsScript } from "@/components/form/needs-script";
import { IslandMessages } from "@/components/ui/island-messages";
import { offerPath } from "@/lib/site/routes";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";

interface OfferPageProps {
  params: Promise<{ reference: string }>;
}

const namespaces = [
  ...["Offer", "BookingStatus", "BookingRefund", "Form", "FieldErrors"],
  ...["TourPage", "TourPrice", "TourMap", "Vocabulary", "Stays"],
];

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: OfferPageProps): Promise<Metadata> {
  const [t, { reference }] = await Promise.all([getTranslations("Offer"), params]);
  const words = { title: t("title"), description: t("description") };
  const meta = await pageMeta({ ...words, path: offerPath(reference), index: false });
  // The address holds a secret.
  return { ...meta, referrer: "no-referrer" };
}

/** A shell that knows nothing of the offer; its key opens it in the browser. */
export default async function OfferPage({ params }: OfferPageProps) {
  const { reference } = await params;
  if (!offerShape.test(reference)) notFound();
  return (
    <Shell paths={offerPath(reference)}>
      <div className="column pt-10 pb-20 md:pt-14">
        <NeedsScript what="booking" />
        <div className="noscript:hidden">
          <IslandMessages namespaces={namespaces}>
            <OfferView reference={reference} />
          </IslandMessages>
        </div>
      </div>
    </Shell>
  );
}
