import type { offerCalls } from "@/lib/contract/desk/offers";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { answerAboutOffer } from "../offers/ask-about-offer";
import {
  beginOffer,
  blankDraft,
  demandTour,
  draftLike,
  firstDraft,
  wishFor,
  wishOf,
} from "../offers/begin-offer";
import { catalogueLines } from "../offers/catalogue-lines";
import { editOffer } from "../offers/edit-offer";
import { copyCosts, offerCosts, setOfferCosts } from "../offers/offer-costs";
import { addOfferPhotograph } from "../offers/offer-photographs";
import { latestVersion } from "../offers/offer-versions";
import { remindBeforeEnd } from "../offers/remind-before-end";
import { renewOfferLink } from "../offers/renew-link";
import { sendOffer, withdrawOffer } from "../offers/send-offer";
import { done } from "../requests/handler";
import type { DeskHandlers } from "../staff/desk-handler";
import { asStaff, doing, staffOf } from "./doing";
import { offerLibrary, offerList } from "./offer-list";
import { oneOffer, previewOffer } from "./one-offer";

/** Offers: made, sent, and talked about. */
export const offerHandlers: DeskHandlers<keyof typeof offerCalls> = {
  offers: async (which) => ({ data: await offerList(which) }),
  offer: async ({ offer }) => ({ data: await oneOffer(offer) }),
  "preview-offer": async ({ offer, language }, at) => ({
    data: await previewOffer(staffOf(at).id, offer, language),
  }),
  "offer-library": async () => ({ data: await offerLibrary() }),
  "begin-offer": async ({ request, tour, like, blank }, at) => {
    const earlier = like ? (await latestVersion(db(), like)).draft : undefined;
    const wish = request ? await wishOf(request) : await wishFor(earlier?.tour ?? tour);
    const draft = earlier
      ? draftLike(earlier, request ? wish : undefined)
      : blank
        ? blankDraft(wish)
        : await firstDraft(wish);
    const offer = await asStaff(at, async (tx, actor) => {
      const begun = await beginOffer(tx, actor, wish, draft);
      if (like) await copyCosts(tx, like, begun);
      return begun;
    });
    return { data: { offer } };
  },
  "edit-offer": async (input, at) => {
    await demandTour(input.draft.tour);
    return { data: await inTransaction((tx) => editOffer(tx, staffOf(at), input)) };
  },
  "price-offer": async (party) => {
    await demandTour(party.tour);
    return { data: { lines: await catalogueLines(party) } };
  },
  "add-offer-photograph": async ({ photograph }) => ({
    data: await addOfferPhotograph(photograph),
  }),
  "send-offer": async (seen, at) => ({ data: await sendOffer(staffOf(at), seen, at.asked) }),
  "withdraw-offer": async ({ offer }, at) => {
    await withdrawOffer(staffOf(at), offer);
    return done;
  },
  "renew-offer-link": ({ offer }, at) => doing(at, (tx, actor) => renewOfferLink(tx, actor, offer)),
  "remind-before-end": async (input, at) => {
    await remindBeforeEnd(staffOf(at), input);
    return done;
  },
  "offer-costs": async ({ offer }) => ({ data: await offerCosts(offer) }),
  "set-offer-costs": async (input, at) => {
    await setOfferCosts(staffOf(at), input);
    return { data: await offerCosts(input.offer) };
  },
  "answer-offer": (input, at) => doing(at, (tx, actor) => answerAboutOffer(tx, actor, input)),
};
