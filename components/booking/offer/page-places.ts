/** Where on the page of an offer the acceptance is, and where it will be as soon as it has come. */
export const acceptanceId = "accept";
export const actsId = "offer-acts";
