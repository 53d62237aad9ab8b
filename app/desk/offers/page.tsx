import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferList } from "@/components/desk/offers/offer-list";
import { offerWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: offerWords.title };

export default async function OffersScreen() {
  const [me, first, { tours }] = await Promise.all([
    readDesk("/offers", "me", {}),
    readDesk("/offers", "offers", {}),
    readDesk("/offers", "offer-library", {}),
  ]);
  return (
    <DeskFrame me={me} title={offerWords.title}>
      <DeskQueries>
        <OfferList first={first} tours={tours} />
      </DeskQueries>
    </DeskFrame>
  );
}
