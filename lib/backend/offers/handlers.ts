import {
  commentOnOfferEndpoint,
  newestOfferLinkEndpoint,
  offerOpenedEndpoint,
  readOfferEndpoint,
  shareOfferEndpoint,
} from "@/lib/contract/offer-reading";
import {
  acceptOfferEndpoint,
  askAboutOfferEndpoint,
  offerEndpoint,
  offerForPartyEndpoint,
} from "@/lib/contract/offers";
import { on } from "../requests/handler";
import { acceptOffer } from "./accept-offer";
import { askAboutOffer } from "./ask-about-offer";
import { offerForParty } from "./offer-for-party";
import { demandOffer } from "./offer-key";
import { offerOpened } from "./offer-opened";
import { offerView } from "./offer-view";
import { newestOfferLink } from "./renew-link";
import { commentOnOffer, readOffer, shareOffer } from "./share-offer";

/** Offers, for whoever holds their key. */
export const offerHandlers = [
  on(offerEndpoint, async ({ reference }, locale, caller) => ({
    data: await offerView(await demandOffer(reference, caller), locale),
  })),
  on(offerForPartyEndpoint, offerForParty),
  on(acceptOfferEndpoint, acceptOffer),
  on(askAboutOfferEndpoint, askAboutOffer),
  on(shareOfferEndpoint, shareOffer),
  on(readOfferEndpoint, readOffer),
  on(commentOnOfferEndpoint, commentOnOffer),
  on(offerOpenedEndpoint, offerOpened),
  on(newestOfferLinkEndpoint, newestOfferLink),
];
