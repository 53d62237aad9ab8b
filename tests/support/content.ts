/** A small content of the tests' own: what an operator changes in theirs breaks none of them. */
export const testContent = "tests/fixtures/content";
