// What needs the contract itself, in one part that is loaded when the page is there.
export { bookedTour, priceOf } from "./booking-calls";
export { parseArrived, parseDraft } from "./booking-draft";
export { isMeant, prefilled } from "./booking-prefill";
export { requestOf } from "./booking-request";
