import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { offerWords } from "@/components/desk/words/words";
import { may } from "@/lib/contract/desk/rights";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: offerWords.title };

interface OfferPageProps {
  params: Promise<{ reference: string }>;
}

export default async function OneOfferScreen({ params }: OfferPageProps) {
  const { reference } = await params;
  const path = `/offers/${reference}`;
  const me = await readDesk(path, "me", {});
  const [offer, library, costs] = await Promise.all([
    readDesk(path, "offer", { offer: reference }),
    readDesk(path, "offer-library", {}),
    may(me.role, "offer-costs") ? readDesk(path, "offer-costs", { offer: reference }) : undefined,
  ]);
  return (
    <DeskFrame me={me} title={offer.name || offerWords.newOffer}>
      <DeskQueries>
        <OfferScreen first={offer} library={library} costs={costs} />
      </DeskQueries>
    </DeskFrame>
  );
}
