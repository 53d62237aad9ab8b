interface Policy {
  depositPercent: Record<"camping" | "lodge" | "luxuryOrTailorMade", number>;
  balanceDays: number;
  reminderDays: number;
  graceDays: number;
  holdHours: number;
  replyHours: number;
  lateAnswerHours: number;
  refund: {
    regret: { withinDays: number; daysBefore: number };
    tiers: { daysBefore: number; keeps: "deposit" | number }[];
    crossingMinutes: number;
    sentWithinDays: number;
  };
  shares: { most: number; leastMinor: number };
  offerReminderDays: number;
  offerPartyChange: number;
  tooFewGuestsDays: number;
  replacementDays: number;
  freeChangeDays: number;
  invitationDays: number;
  rewardDays: number;
  rewardMinor: number;
  taxPercent: number;
}

/**
 * The rules of this business, each in one place: prices, states, mails, documents, pages and the
 * interface's words in six languages take them from here. Days are whole days, money is in minor
 * units. Changing a rule is changing a line and starting the site again.
 */
export const policy: Policy = {
  /** Per cent of the price due as deposit (docs/product.md, "Money and times"). */
  depositPercent: { camping: 10, lodge: 30, luxuryOrTailorMade: 40 },
  /** Days before the start on which the balance is due. */
  balanceDays: 60,
  /** How many days before the balance is due guests are reminded of it. */
  reminderDays: 14,
  /** Days that a guest has after the balance was missed, counted from the reminder. */
  graceDays: 7,
  /** How long seats are held for a booking whose deposit has not been paid: before its first day at the latest. */
  holdHours: 48,
  /** Within how many hours a person answers. */
  replyHours: 24,
  /** After how many hours without an answer owners are told; before the promise is broken. */
  lateAnswerHours: 20,
  refund: {
    /** Everything comes back this soon after the deposit was paid, and this long before the start. */
    regret: { withinDays: 14, daysBefore: 91 },
    /**
     * What is kept from so many days before the start on, until the next tier: the deposit, or per
     * cent of the price. The longest time comes first.
     */
    tiers: [
      { daysBefore: 61, keeps: "deposit" },
      { daysBefore: 30, keeps: 50 },
      { daysBefore: 0, keeps: 100 },
    ],
    /** For how long a page may not know yet that what it shows as unpaid was paid. */
    crossingMinutes: 15,
    /** Within how many days money goes back. */
    sentWithinDays: 14,
  },
  /** How long before the start a shared departure with too few guests is called off. */
  tooFewGuestsDays: 30,
  /** Among how many a journey is split at a time, and the least that is asked of one of them. */
  shares: { most: 20, leastMinor: 100 },
  /** How many days before an offer ends its guest may be reminded. */
  offerReminderDays: 3,
  /** By how many people, more or fewer, a guest may change the party of an offer that says nothing else. */
  offerPartyChange: 2,
  /** Until how many days before the start another person may travel instead. */
  replacementDays: 14,
  /** Until how many days before the start changes cost nothing. */
  freeChangeDays: 60,
  /** How long a friend's invitation counts, and the link by which a reward is given. */
  invitationDays: 90,
  /** Within how many days of its confirmation a reward is paid. */
  rewardDays: 30,
  /** What a friend's first booking earns. */
  rewardMinor: 10_000,
  /**
   * Per cent of value-added tax that prices include: 18 for an operator who is registered for it on
   * the mainland. Invoices name it from then on; at 0 they say nothing.
   */
  taxPercent: 0,
};
