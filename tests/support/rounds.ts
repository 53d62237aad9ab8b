/**
 * How many times as many rounds are run as in `npm test`: kills, races, cases of the models.
 * `npm run test:long` says ten.
 */
export const moreRounds = Number(process.env.TEST_ROUNDS ?? 1);

/** The number of rounds where a run of `npm test` has so few. */
export const rounds = (few: number): number => few * moreRounds;

/** For a test that may go well by luck: it is run again, and again. */
export const raced = { repeats: moreRounds - 1 };
