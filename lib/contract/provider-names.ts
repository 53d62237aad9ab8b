/** What the payment provider calls its order and our reference: without zod, as pages need it too. */
export const providerNames = {
  order: "OrderTrackingId",
  reference: "OrderMerchantReference",
} as const;
