import type { OfferWarning } from "@/lib/contract/desk/offers";
import { formatPayment } from "@/lib/i18n/format";

const fromCatalogue = "Price from the catalogue";

function warningText({
  kind,
  day,
  hours,
  metres,
  km,
  from,
  to,
  total_minor,
}: OfferWarning): string {
  const of = day === undefined ? "" : `Day ${day}`;
  switch (kind) {
    case "long_drive":
      return `${of}: ${hours} hours on the road.`;
    case "far_hop":
      return `${of} begins in ${to}, but the night before is in ${from}, ${km} km away.`;
    case "altitude_gap":
      return `${of} begins ${metres} m from the height at which the day before ends.`;
    case "steep_night":
      return `${of}: one sleeps ${metres} m higher than the night before.`;
    case "closed":
      return `${of} does not run on this date.`;
    case "no_bed":
      return `${of} has no lodge or camp yet.`;
    case "no_meals":
      return `${of} has no meals.`;
    case "no_vehicle":
      return "The calendar has too few vehicles free on these days.";
    case "no_guide":
      return "The calendar has no guide free on these days.";
    case "other_price":
      return `The price is of another party or date: the catalogue asks ${formatPayment(total_minor ?? 0)} for this one. “${fromCatalogue}” takes it over.`;
  }
}

/** What the screens of offers say. */
export const offerWords = {
  title: "Offers",
  begin: "Make an offer",
  beginFrom: "Begin with this tour",
  beginBlank: "Begin from nothing",
  tour: "Tour",
  busy: "One moment …",
  empty: "No offers yet. Begin one here, or from a request.",
  by: (name: string) => `by ${name}`,
  valid: (day: string) => `until ${day}`,
  asks: "has a question",
  wishes: "has a wish",
  nobody: "Nobody yet",
  newOffer: "New offer",
  either: (sums: string[]) => new Intl.ListFormat("en", { type: "disjunction" }).format(sums),
  state: {
    draft: "draft",
    sent: "sent",
    accepted: "accepted",
    withdrawn: "withdrawn",
    expired: "expired",
  },
  back: "All offers",
  request: "The request",
  booking: (reference: string) => `It is booking ${reference}. What changes now is changed there.`,
  saved: "Saved",
  saving: "Saving …",
  unsaved: "Not saved yet. It is kept in this browser.",
  conflict: (name: string) => `${name} has changed this offer while you wrote.`,
  mine: "Yours",
  theirs: "Theirs",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  guest: "For whom",
  starts: "First day",
  partyChange: "The guest may see the price of another party, and accept it",
  partyChangeBy: (people: number) =>
    people === 0
      ? "No, only of this one"
      : `Up to ${people} ${people === 1 ? "adult" : "adults"} more or fewer, and as many children`,
  partyChangeHint:
    "Where the price is the catalogue’s, with nothing but lines of ours beside it; else they ask in one tap.",
  journey: "The journey",
  ownTitle: "A title of its own",
  includes: "What is included, one a line",
  excludes: "What is not included, one a line",
  letter: "Letter",
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  untranslated: (language: string) =>
    `Not yet in ${language}: the guest is told that it is shown as you wrote it.`,
  versions: "Versions",
  version: (name: string, number: number) => name || `Version ${number}`,
  versionFacts: (days: number, total: string) =>
    [`${days} days`, total].filter(Boolean).join(" · "),
  versionName: "What this version is called",
  versionHint: "Such as: with camps, with lodges, two days more. The guest chooses one.",
  addVersion: "Another version",
  addVersionHint: "Begins as a copy of this one. The guest chooses between up to three.",
  removeVersion: "Remove this version",
  days: "Days",
  day: (number: number) => `Day ${number}`,
  unnamed: "A day of our own",
  up: "Earlier",
  down: "Later",
  double: "Double",
  split: "Split",
  grip: "Move",
  dragHow:
    "To move a day, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.",
  dragged: (day: number) => `Day ${day} is picked up.`,
  draggedOver: (day: number, place: number) => `Day ${day} would become day ${place}.`,
  dropped: (day: number, place: number) => `Day ${day} is now day ${place}.`,
  dragCancelled: (day: number) => `Day ${day} stays where it was.`,
  remove: "Delete",
  words: "Own words",
  ofDay: (action: string, number: number) => `${action}: day ${number}`,
  dayTitle: "Title",
  dayText: "Text",
  dayOver: "Above the day’s text",
  dayInstead: "In place of the day’s text",
  dayUnder: "Below the day’s text",
  photographs: "Photographs",
  photographsHint: "Up to six. They are made smaller here; where they were taken is not kept.",
  addPhotographs: "Add photographs",
  photographOf: (at: number, day: number) => `Photograph ${at} of day ${day}`,
  placeOf: (at: number, day: number) => `Where photograph ${at} of day ${day} stands`,
  above: "Above the text",
  below: "Below the text",
  shows: "What it shows",
  removePhotograph: (at: number, day: number) => `Delete photograph ${at} of day ${day}`,
  sendingPhotographs: (left: number) =>
    left === 1 ? "One photograph is on its way …" : `${left} photographs are on their way …`,
  unreadable: (name: string) => `${name} cannot be read here, or is too large as it is.`,
  meals: { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner" },
  mealsOf: (number: number) => `Meals of day ${number}`,
  lodge: "Lodge",
  lodgeOf: (number: number) => `Lodge of day ${number}`,
  noLodge: "To be confirmed",
  putIn: "Put in a day",
  putInAfter: "After",
  putInFirst: "At the beginning",
  anyPlace: "Anywhere",
  place: "Place",
  anyTheme: "Anything",
  theme: "Theme",
  driving: "Driving",
  anyDriving: "Any",
  drivingUpTo: (hours: number) => (hours === 0 ? "None" : `Up to ${hours} h`),
  found: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  putInDay: (title: string) => `Put in: ${title}`,
  ownDay: "A day of our own words",
  hours: (hours: number) => (hours > 0 ? `${hours} h drive` : ""),
  warnings: "Worth a look",
  warning: warningText,
  price: "Price",
  catalogue: fromCatalogue,
  addLine: "Add a line",
  addDiscount: "Add a discount",
  reason: "Reason, as the guest reads it",
  hide: "Hidden from the guest",
  hideOf: (line: string) => `Hidden from the guest: ${line}`,
  hiddenHint:
    "What is hidden is in the price of the adults; without one, in a line for the price of the journey.",
  another: "Use for another guest",
  line: "Line",
  netOf: (line: string) => `Net cost of ${line}`,
  netHint: "net cost",
  margin: (net: string, margin: string, percent: string) =>
    `Costs us ${net}; ${margin} are left${percent && `, ${percent} of the price`}.`,
  netMissing: (lines: number) =>
    lines === 1 ? "One line has no net cost yet." : `${lines} lines have no net cost yet.`,
  netForOwners: "Only owners see this.",
  amount: "Amount in $",
  amountOf: (line: string) => `Amount of ${line}`,
  removeLine: (line: string) => `Remove ${line}`,
  total: "Total, typed",
  deposit: "Deposit, typed",
  byRule: "Empty: by the rule",
  sumOfLines: "Empty: the sum of the lines",
  balanceDue: "Balance due on",
  validUntil: "Valid until",
  sum: (total: string, deposit: string) => `${total}, of which ${deposit} confirm it`,
  preview: (language: string) => `As the guest reads it, in ${language}`,
  previewHint: "What is saved, as it would be sent now. Nobody else sees it.",
  openPreview: "See it as the guest",
  previewIn: "Preview in another language",
  backToOffer: "Offer",
  onlyLooked: "This is a preview: nothing is sent from here.",
  send: "Send by mail",
  sendAgain: "Send this version",
  sending: "Sending …",
  sent: (email: string) => `The offer is on its way to ${email}.`,
  link: "Link for the guest",
  whatsapp: "Send by WhatsApp",
  reading: "What the guest has done with it",
  lookAtIt: "Look at it as the guest",
  renewLink: "Send a new link",
  renewed: "The new link is on its way. The old one says so, and opens nothing.",
  neverOpened: "Not opened yet",
  opened: (times: number, last: string) =>
    `Opened ${times === 1 ? "once" : `${times} times`}, last on ${last}`,
  shared: "Fellow travellers read along.",
  remind: (day: string) => `Remind the guest on ${day}, three days before it ends`,
  tooLateToRemind: "It ends within three days: no reminder is sent.",
  willRemind: "The guest will be reminded once.",
  wontRemind: "No reminder will be sent.",
  withdraw: "Withdraw",
  withdrawn: "The offer is withdrawn. Its link says so.",
  waiting: (name: string, count: number) =>
    count === 1
      ? `${name || "The guest"} waits for an answer`
      : `${name || "The guest"} waits for ${count} answers`,
  thread: "Questions and answers",
  theGuest: "The guest",
  whole: "The journey as a whole",
  wish: "like this, but …",
  comment: "reads along",
  answer: "Your answer",
  answerSend: "Send answer",
  writeMore: "Write to the guest",
  answerTo: (about: string) => `Answer: ${about}`,
  answered: "The answer is on its way.",
  problems: {
    no_guest: "It says for whom it is by name and e-mail.",
    no_lines: "It has a price.",
    no_sum: "The sum is more than nothing.",
    sum_too_large: "The sum is below 20 million.",
    deposit_too_small: "The deposit is more than nothing.",
    deposit_too_large: "The deposit is no more than the sum.",
    starts_too_soon: "The first day lies ahead.",
    balance_after_start: "The balance is due before the journey begins.",
    balance_past: "The balance is not due in the past.",
    valid_past: "It is still valid today.",
    valid_after_start: "It ends before the journey begins.",
    no_title: "The journey has a title in English.",
    no_names: "Each version has a name of its own in English.",
    no_words: "Every day and every line of the price has words.",
  } as Record<string, string>,
  beforeSending: "Before it can be sent:",
};
