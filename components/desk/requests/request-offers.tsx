import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { OfferPage } from "@/lib/contract/desk/offers";
import { callDesk } from "../call-desk";
import { offerStateText } from "../offers/offer-state-text";
import { deskWords } from "../words/words";

interface RequestOffersProps {
  request: string;
  first: OfferPage;
}

/** The offers that were made from a request, each with the way to it. */
export function RequestOffers({ request, first }: RequestOffersProps) {
  const { data } = useQuery({
    queryKey: ["offers", request],
    queryFn: () => callDesk("offers", { request }),
    initialData: first,
  });
  if (data.offers.length === 0) return null;
  return (
    <section aria-label={deskWords.request.offers} className="mt-4">
      <h2 className="text-xl">{deskWords.request.offers}</h2>
      <ul className="mt-1 text-small">
        {data.offers.map((offer) => (
          <li key={offer.reference} className="figures flex flex-wrap items-center gap-x-2">
            <Link
              href={`/offers/${offer.reference}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {offer.reference}
            </Link>
            {offerStateText(offer)}
          </li>
        ))}
      </ul>
    </section>
  );
}
