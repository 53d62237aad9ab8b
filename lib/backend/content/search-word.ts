/** A word of a vocabulary: as it is compared, as it is shown, how telling it is and how often used. */
export type SearchWordJson = [folded: string, shown: string, rank: number, uses: number];
