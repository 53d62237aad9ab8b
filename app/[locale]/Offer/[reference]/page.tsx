import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { earlyOfferHtml } from "@/components/booking/offer/early-offer";
import { offerShape } from "@/components/booking/offer/offer-keys";
import { offerNamespaces } from "@/components/booking/offer/offer-namespaces";
import { OfferView } from "@/components/booking/offer/offer-view";
import { brand } from "@/lib/site/brand";
import { offerPath } from "@/lib/site/routes";
import { KeyIsland, keyPageMeta } from "../../key-page";
import { Shell } from "../../shell";

interface OfferPageProps {
  params: Promise<{ reference: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: OfferPageProps): Promise<Metadata> {
  const { reference } = await params;
  return keyPageMeta("Offer", offerPath(reference));
}

/** A shell that knows nothing of the offer; its key opens it in the browser. */
export default async function OfferPage({ params }: OfferPageProps) {
  const { reference } = await params;
  if (!offerShape.test(reference)) notFound();
  return (
    <Shell paths={offerPath(reference)}>
      <div className="column pt-8 pb-20 print:py-0">
        {/* On paper no head and foot of the site says whose it is. */}
        <p className="mb-4 hidden text-muted text-small print:block">
          {brand.name} · {brand.phone} · {brand.email}
        </p>
        <KeyIsland namespaces={offerNamespaces}>
          <OfferView reference={reference} early={await earlyOfferHtml()} />
        </KeyIsland>
      </div>
    </Shell>
  );
}
