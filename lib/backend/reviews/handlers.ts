import { moderateEndpoint } from "@/lib/contract/leads";
import {
  guestbookEndpoint,
  reviewPhotographEndpoint,
  reviewsEndpoint,
} from "@/lib/contract/reviews";
import { on } from "../requests/handler";
import { guestbook, reviewList } from "./lists";
import { moderate, type NoteDecision } from "./moderate";
import { takePhotograph } from "./take-photograph";

/** `note` keeps in the record what is done by a link of a mail. */
export const reviewHandlers = (note: NoteDecision) => [
  on(reviewsEndpoint, reviewList),
  on(guestbookEndpoint, guestbook),
  on(reviewPhotographEndpoint, takePhotograph),
  on(moderateEndpoint, (input, locale) => moderate(input, locale, note)),
];
