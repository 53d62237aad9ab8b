import { describe, expect, it } from "vitest";
import {
  AnswersSchema as BookingAnswers,
  BookingDraftSchema,
} from "@/components/booking/form/booking-draft";
import { AnswersSchema as QuoteAnswers, QuoteDraftSchema } from "@/components/quote/quote-draft";
import { drafts } from "@/lib/site/luggage/stored-draft";

const forms = [
  ["quote", QuoteAnswers, QuoteDraftSchema],
  ["booking", BookingAnswers, BookingDraftSchema],
] as const;

describe.each(forms)("what of a %s goes along to another language", (kind, answers, draft) => {
  it("is what its form takes up", () => {
    expect([...drafts[kind].answers].sort()).toEqual(Object.keys(answers.shape).sort());
  });

  it("is nothing that says who somebody is, what they wrote or what they agreed to", () => {
    const stays = Object.keys(draft.shape).filter((name) => !(name in answers.shape));
    expect(stays).toEqual(
      expect.arrayContaining(["message", "full_name", "email", "phone", "country", "agree"]),
    );
  });
});
