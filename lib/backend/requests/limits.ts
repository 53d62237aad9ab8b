const minute = 60;
const hour = 3600;
const day = 86_400;
const ofPassword = [
  { calls: 5, perSeconds: minute },
  { calls: 15, perSeconds: hour },
];

/**
 * How often something may be done that is counted by an account, a booking or an offer, whoever calls.
 * What is counted by who calls stands with its endpoint in `lib/contract`; docs/security.md, "Limits",
 * lists both.
 */
export const limits = {
  /**
   * Tries with one account, from one block of addresses, from one place with many networks, and from all
   * in which it is not known: several lines at least must work together before an account is closed to
   * blocks it is not known in.
   */
  tries: {
    "sign-in": {
      here: ofPassword,
      ofPlace: [{ calls: 20, perSeconds: hour }],
      anywhere: [{ calls: 60, perSeconds: hour }],
    },
    forgot: {
      here: [{ calls: 3, perSeconds: hour }],
      ofPlace: [{ calls: 5, perSeconds: hour }],
      anywhere: [{ calls: 20, perSeconds: hour }],
    },
    register: {
      here: [{ calls: 5, perSeconds: hour }],
      ofPlace: [{ calls: 6, perSeconds: hour }],
      anywhere: [{ calls: 20, perSeconds: hour }],
    },
  },
  /** Its password, asked of somebody who is signed in. */
  password: ofPassword,
  /** The password that goes with the link of a sign-up. */
  verify: [{ calls: 5, perSeconds: minute }],
  /** Signing in at the desk, from one block, and confirming there, of one person: there is nothing to guess, so it is only the work that is bounded. */
  desk: [
    { calls: 20, perSeconds: minute },
    { calls: 200, perSeconds: hour },
  ],
  /**
   * Bookings that take seats before anything is paid for them, from one block, and from one place with many
   * networks: no script fills a season.
   */
  holds: { here: [{ calls: 30, perSeconds: day }], ofPlace: [{ calls: 60, perSeconds: day }] },
  /** Their people, as one booking may be a whole departure: twelve friends and ten couples behind one address have room. */
  held: { here: [{ calls: 40, perSeconds: day }], ofPlace: [{ calls: 80, perSeconds: day }] },
  /** Entries on waiting lists, whatever mailboxes are typed: nobody stands before all others. */
  listed: { here: [{ calls: 15, perSeconds: day }], ofPlace: [{ calls: 30, perSeconds: day }] },
  /** Bookings that use a coupon up, paid or not: nobody takes all of its uses from the guests it is for. */
  spent: { here: [{ calls: 12, perSeconds: day }], ofPlace: [{ calls: 24, perSeconds: day }] },
  /** Coupons that do not count, from one block: nobody guesses. */
  coupons: [{ calls: 10, perSeconds: minute }],
  /** Of one booking; each sends a mail to the operator. */
  wishes: [{ calls: 6, perSeconds: hour }],
  /** Of one booking; each sends a mail. */
  invoices: [{ calls: 3, perSeconds: hour }],
  /**
   * Mails to fellow travellers in the name of one who booked, and from one block: a party of twenty may
   * be asked twice, and whom no mail goes to gets a link by hand.
   */
  askingToPay: {
    ofOne: [{ calls: 40, perSeconds: day }],
    here: [{ calls: 60, perSeconds: day }],
    ofPlace: [{ calls: 120, perSeconds: day }],
  },
  /** Of one offer: an older link may be in many hands, and each asking sends a mail. */
  newestLinks: [{ calls: 3, perSeconds: hour }],
  /**
   * On one offer: the link for reading along may be in many hands, and what is said is mailed. A family
   * talks freely, a crowd does not.
   */
  comments: [
    { calls: 40, perSeconds: hour },
    { calls: 150, perSeconds: day },
  ],
} as const;

/**
 * In a day, how often an address may be given that mails go to from then on: from one block, and from
 * anywhere. From one place with many networks twice as often as from one of them.
 */
export const perMailbox = {
  /** Beyond it what was sent is kept, and nobody is thanked: anybody can type somebody else's. */
  thanked: { here: 12, anywhere: 60 },
  /** An agent books so many in a day. */
  booked: { here: 20, anywhere: 100 },
  /** Each carries papers. A booking's own guest needs one or two, an agent some more. */
  invoiced: { here: 10, anywhere: 40 },
  /** Each spelling of an address is told that it is on the list. */
  listed: { here: 12, anywhere: 60 },
  /** A booking costs nothing until it is paid, and whoever splits one, or opens a share, types any. */
  "asked to pay": { here: 6, anywhere: 40 },
} as const;
