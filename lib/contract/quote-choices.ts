// What the request for a quote offers to choose from; islands import this: without zod.
export const travelTypes = [
  "honeymoon",
  "family",
  "solo",
  "couple",
  "group_of_friends",
  "other",
] as const;

export const interests = [
  "safari",
  "beach_holiday",
  "climbing_kilimanjaro",
  "great_migration",
] as const;

export const companions = [
  "nobody",
  "partner",
  "children",
  "relatives",
  "friends",
  "colleagues",
] as const;

export const contactMethods = ["email", "whatsapp", "call"] as const;
