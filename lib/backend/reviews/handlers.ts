import { guestbookEndpoint, reviewsEndpoint } from "@/lib/contract/reviews";
import { on } from "../handler";
import { guestbook, reviewList } from "./lists";

export const reviewHandlers = [on(reviewsEndpoint, reviewList), on(guestbookEndpoint, guestbook)];
