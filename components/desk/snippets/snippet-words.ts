import type { StandingSnippet } from "@/lib/contract/desk/snippets";

/** Those that come with the site, as colleagues call them. */
const titles: Record<StandingSnippet, string> = {
  greeting: "Greeting",
  thanks: "Thank you, we are on it",
  details: "Please tell me more",
  dates_free: "The dates are free",
  full: "This departure is full, these are not",
  payment: "Deposit and payment",
  flights: "Flights",
  visa_health: "Visa and health",
  weather: "Weather",
  call: "Shall we talk?",
  follow_up: "Did my offer arrive?",
  closing: "Ask me anything",
};

/** What is said about ready sentences (see `desk-words.ts`). */
export const snippetWords = {
  title: "Ready sentences",
  about:
    "They are offered above every answer, in the guest’s language. {guest}, {journey}, {dates} and {colleague} are filled in; […] is for you to fill in.",
  name: ({ id, title }: { id: string; title: string }) =>
    title || (Object.entries(titles).find(([each]) => each === id)?.[1] ?? id),
  open: "Ready sentences",
  hint: "A tap puts one where the cursor is.",
  insert: (name: string) => `Insert: ${name}`,
  inserted: (name: string) => `Inserted: ${name}`,
  onlyEnglish: "There is no text in the guest’s language yet: this is English.",
  change: "Change these sentences",
  gap: "Fill in or take out what is still […].",
  language: "Language",
  english: "In English",
  text: (language: string) => `Text in ${language}`,
  save: "Save",
  saving: "Saving …",
  saved: "Saved. It is offered from now on.",
  takeBack: "Words that came with the site",
  takenBack: "The words that came with the site count again.",
  stands: "Somebody else has changed it. It says now:",
  notYet: "Nothing is written in this language yet. Guests are offered the English one.",
  add: "Add one of your own",
  addTitle: "What colleagues call it",
  adding: "Adding …",
  added: "Added.",
  remove: "Take away",
  removeSure: "Take it away now",
  keep: "Keep it",
  removed: "Taken away.",
};
