import type { QuoteRequest } from "@/lib/contract/leads";

// The contract's words without its checks, which are loaded once there is something to check. A
// test compares them.
export const travelTypes = [
  "honeymoon",
  "family",
  "solo",
  "couple",
  "group_of_friends",
  "other",
] as const satisfies readonly QuoteRequest["travel_type"][];

export const interests = [
  "safari",
  "beach_holiday",
  "climbing_kilimanjaro",
  "great_migration",
] as const satisfies QuoteRequest["interests"];

export const companions = [
  "nobody",
  "partner",
  "children",
  "relatives",
  "friends",
  "colleagues",
] as const satisfies QuoteRequest["travel_with"];

export const contactMethods = [
  "email",
  "whatsapp",
  "call",
] as const satisfies readonly QuoteRequest["contact_method"][];
