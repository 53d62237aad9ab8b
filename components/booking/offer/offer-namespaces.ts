/** The words that an offer is read with. */
export const offerNamespaces = [
  ...["Offer", "BookingStatus", "BookingRefund", "Form", "FieldErrors"],
  ...["TourPage", "TourPrice", "TourMap", "Vocabulary", "Stays"],
];
