import { bookingDocumentEndpoint } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";
import { documentsOf } from "../bookings/guest/actions";
import { demandBooking } from "../bookings/guest/booking-key";
import { picturesIn } from "../offers/freeze";
import { offerToRead } from "../offers/share-offer";
import { on } from "../requests/handler";
import { havePictures } from "../reviews/kept-photograph";
import { bookingDocument, pdf } from "./booking-document";
import { keptDrawing } from "./kept-drawings";
import { offerDocument } from "./offer-document";

export const documentHandlers = [
  on(bookingDocumentEndpoint, async ({ reference, paper: kind, number }, locale, caller) => {
    const booking = await demandBooking(reference, caller);
    // An invoice that is named may be one of before; whether it is this booking's is looked up.
    if (!number && !documentsOf(booking).includes(kind)) throw new ApiError("not_found");
    if (number && kind !== "invoice") throw new ApiError("not_found");
    const { content_type, file_name, bytes } = await bookingDocument(kind, booking, locale, number);
    return { content_type, file_name, base64: bytes.toString("base64") };
  }),
  on(offerPaperEndpoint, async ({ reference, variant }, locale, caller) => {
    const offer = await offerToRead(reference, locale, caller);
    const versions = [...(offer.journey ? [offer.journey] : []), ...offer.others];
    const journey = variant ? versions.find((each) => each.variant === variant) : versions[0];
    if (!journey) throw new ApiError("not_found");
    const sums = versions.map(({ name, ends, price }) => [name, ends, price.total_minor]);
    const shown = [offer.name, offer.state, offer.valid_until, offer.answers, journey, sums];
    // Before its turn, in which it would keep every other paper waiting for them.
    await havePictures(picturesIn(journey));
    const draw = () => offerDocument(offer, journey, locale);
    const bytes = await keptDrawing(["offer", reference, locale, shown], draw);
    const { file_name } = pdf(journey.title, reference, bytes);
    return {
      content_type: "application/pdf",
      file_name,
      base64: bytes.toString("base64"),
    };
  }),
];
