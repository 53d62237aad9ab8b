import { vi } from "vitest";

/** Whatever the embedded API answers in a contract test is held against the API's description. */
vi.mock("@/lib/backend/answer", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/backend/answer")>();
  const answer: typeof original.answer = async (endpoint, ...rest) => {
    const output = await original.answer(endpoint, ...rest);
    // Not before: the description is made from the environment, which each test file sets first.
    const { outputNotAsDescribed } = await import("./described");
    const wrong = outputNotAsDescribed(endpoint, output);
    if (wrong.length > 0)
      throw new Error(`${endpoint.method} ${endpoint.path} answers: ${wrong.join(", ")}`);
    return output;
  };
  return { ...original, answer };
});
