import { moderateEndpoint } from "@/lib/contract/leads";
import { guestbookEndpoint, reviewsEndpoint } from "@/lib/contract/reviews";
import { on } from "../requests/handler";
import { guestbook, reviewList } from "./lists";
import { moderate } from "./moderate";

export const reviewHandlers = [
  on(reviewsEndpoint, reviewList),
  on(guestbookEndpoint, guestbook),
  on(moderateEndpoint, moderate),
];
