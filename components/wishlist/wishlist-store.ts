import { createChosenList } from "@/lib/site/chosen-list";

/** The visitor's favourite tours, by id. */
export const useWishlist = createChosenList({ storageKey: "tembea-wishlist", most: 60 });
