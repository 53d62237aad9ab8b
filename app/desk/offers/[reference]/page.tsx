import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { offerWords } from "@/components/desk/offers/offer-words";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: offerWords.title };

interface OfferPageProps {
  params: Promise<{ reference: string }>;
}

export default async function OneOfferScreen({ params }: OfferPageProps) {
  const { reference } = await params;
  const path = `/offers/${reference}`;
  const [me, offer, library] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "offer", { offer: reference }),
    readDesk(path, "offer-library", {}),
  ]);
  return (
    <DeskFrame me={me} title={offer.name || offer.reference}>
      <DeskQueries>
        <OfferScreen first={offer} library={library} />
      </DeskQueries>
    </DeskFrame>
  );
}
