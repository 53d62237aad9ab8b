/** What is wrong with a file. */
export type PhotographProblem = "kind" | "bytes" | "pixels" | "small" | "broken";

/** Why a file is shown nowhere, as a part of a sentence: "it …". */
export class NoPhotograph extends Error {
  override name = "NoPhotograph";

  constructor(
    readonly problem: PhotographProblem,
    why: string,
  ) {
    super(why);
  }
}
