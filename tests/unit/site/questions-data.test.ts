import { describe, expect, it } from "vitest";
import { questionsData } from "@/lib/site/structured-data";

const answerOf = (...lines: string[]) =>
  JSON.parse(JSON.stringify(questionsData([{ question: "How does one get there?", lines }])))
    .mainEntity[0].acceptedAnswer.text;

describe("an answer for search engines", () => {
  it("has an end to each of its lines", () => {
    expect(answerOf("From Karatu: about 2 h (160 km)", "From Arusha: about 3 h")).toBe(
      "From Karatu: about 2 h (160 km). From Arusha: about 3 h.",
    );
  });

  it("leaves a sentence as it stands", () => {
    expect(answerOf("Three or four nights.", "Lions: all year")).toBe(
      "Three or four nights. Lions: all year.",
    );
    expect(answerOf("Ab Moshi: etwa 45 Min.", "Lohnt es sich?")).toBe(
      "Ab Moshi: etwa 45 Min. Lohnt es sich?",
    );
  });
});
