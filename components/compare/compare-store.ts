import { createChosenList } from "@/lib/site/chosen-list";

/** The tours a visitor wants to hold side by side, by id; a fifth pushes the first out. */
export const useCompare = createChosenList({ storageKey: "tembea-compare", most: 4 });
