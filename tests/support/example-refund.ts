/** The refund table of the examples in the tests, whatever the operator's own is. */
export const exampleRefund = {
  regret: { withinDays: 14, daysBefore: 91 },
  tiers: [
    { daysBefore: 61, keeps: "deposit" },
    { daysBefore: 30, keeps: 50 },
    { daysBefore: 0, keeps: 100 },
  ],
  sentWithinDays: 14,
} as const;
