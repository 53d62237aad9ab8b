import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { earlyOfferHtml } from "@/components/booking/offer/early-offer";
import { offerNamespaces } from "@/components/booking/offer/offer-namespaces";
import { OfferView } from "@/components/booking/offer/offer-view";
import { closingPicture } from "@/components/media/page-pictures";
import { Picture } from "@/components/media/picture";
import { brand } from "@/lib/site/brand";
import { offerShape } from "@/lib/site/reference-shapes";
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

/** An offer that has ended and shows no journey has a picture beside it where there is room. */
const besideEnd =
  "lg:has-[[role=status]>h1]:grid lg:has-[[role=status]>h1]:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-20";

/** A shell that knows nothing of the offer; its key opens it in the browser. */
export default async function OfferPage({ params }: OfferPageProps) {
  const { reference } = await params;
  if (!offerShape.test(reference)) notFound();
  return (
    <Shell paths={offerPath(reference)}>
      <div className={`column group pt-8 pb-20 print:py-0 ${besideEnd}`}>
        {/* On paper no head and foot of the site says whose it is. */}
        <p className="mb-4 hidden text-muted text-small print:block">
          {brand.name} · {brand.phone} · {brand.email}
        </p>
        <div className="min-w-0">
          <KeyIsland namespaces={offerNamespaces}>
            <OfferView reference={reference} early={await earlyOfferHtml()} />
          </KeyIsland>
        </div>
        <div className="hidden lg:group-has-[[role=status]>h1]:block print:hidden">
          <Picture
            picture={closingPicture}
            sizes="40rem"
            alt=""
            className="mt-8 h-full max-h-[34rem] w-full rounded-picture"
          />
        </div>
      </div>
    </Shell>
  );
}
