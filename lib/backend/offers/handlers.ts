import { acceptOfferEndpoint, askAboutOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { on } from "../requests/handler";
import { acceptOffer } from "./accept-offer";
import { askAboutOffer } from "./ask-about-offer";
import { demandOffer } from "./offer-key";
import { offerView } from "./offer-view";

/** Offers, for whoever holds their key. */
export const offerHandlers = [
  on(offerEndpoint, async ({ reference }, locale, caller) => ({
    data: await offerView(await demandOffer(reference, caller), locale),
  })),
  on(acceptOfferEndpoint, acceptOffer),
  on(askAboutOfferEndpoint, askAboutOffer),
];
