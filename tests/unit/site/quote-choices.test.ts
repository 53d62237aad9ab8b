import { describe, expect, it } from "vitest";
import { companions, contactMethods, interests, travelTypes } from "@/components/quote/choices";
import {
  ContactMethodSchema,
  InterestSchema,
  TravelTypeSchema,
  TravelWithSchema,
} from "@/lib/contract/leads";

describe("the choices of the quote wizard", () => {
  it("are those of the contract", () => {
    expect(travelTypes).toEqual(TravelTypeSchema.options);
    expect(interests).toEqual(InterestSchema.options);
    expect(companions).toEqual(TravelWithSchema.options);
    expect(contactMethods).toEqual(ContactMethodSchema.options);
  });
});
