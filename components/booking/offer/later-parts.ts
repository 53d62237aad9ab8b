import { laterPart } from "@/components/form/draft/later-part";

/** What a guest does about an offer: it comes after what there is to read. */
export const laterActs = laterPart(() => import("./offer-acts"));

/** What is said where a key opens nothing, or no longer. */
export const laterClosed = laterPart(() => import("./no-offer"));
