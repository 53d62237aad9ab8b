import { describe, expect, it } from "vitest";
import { BookingDraftSchema } from "@/components/booking/form/booking-draft";
import { QuoteDraftSchema } from "@/components/quote/quote-draft";
import { drafts } from "@/lib/site/luggage/stored-draft";

/** Who somebody is, what they wrote and what they agreed to. */
const own = ["full_name", "email", "phone", "country", "message", "of_age", "agree"];
const forms = [
  ["quote", QuoteDraftSchema, [...own, "contact_method", "save_details"]],
  ["booking", BookingDraftSchema, own],
] as const;

describe.each(forms)("what of a %s goes along to another language", (kind, draft, stay) => {
  const fields = Object.keys(draft.shape);
  const answers: readonly string[] = drafts[kind].answers;

  it("is what its form takes up", () => {
    expect(fields).toEqual(expect.arrayContaining([...answers]));
  });

  it("is nothing that says who somebody is, what they wrote or what they agreed to", () => {
    const stays = fields.filter((name) => !answers.includes(name));
    expect(stays.toSorted()).toEqual(stay.toSorted());
  });
});
