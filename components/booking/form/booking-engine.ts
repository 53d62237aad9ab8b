// What needs the contract itself, in one part that is loaded when the page is there.
export { begunBooking } from "./begun-booking";
export { bookedTour, priceOf } from "./booking-calls";
export { prefilled } from "./booking-prefill";
export { requestOf } from "./booking-request";
export { parseArrived, parseDraft } from "./booking-stored";
