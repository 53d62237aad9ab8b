import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OfferSending } from "@/components/desk/offers/offer-sending";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { anOffer } from "./offer-screen-support";

afterEach(cleanup);

const show = (changes: Partial<OfferDetail>) => {
  const offer = anOffer({ state: "sent", sent: 1, link: "https://example.com/x", ...changes });
  const { name, email, language, draft: typedDraft } = offer;
  const typed = { name, email, language, draft: typedDraft };
  const rest = { settle: async () => 1, latest: () => typed, doing: async () => true };
  render(<OfferSending {...{ offer, typed, ...rest }} busy={false} />);
};
const stillReads = () =>
  screen.queryByText(
    "Your guest still reads what was sent on 2 Aug 2027. Send this version so that they read this one.",
  );

it("beside the button and the link stands that the guest reads what was sent before, and of which day", () => {
  // Late in the evening of the first elsewhere: the second in Tanzania.
  show({ unsent: true, sent_at: "2027-08-01T22:30:00.000Z" });
  expect(stillReads()).toBeTruthy();
  expect(screen.getByRole("link", { name: "Send by WhatsApp" })).toBeTruthy();
});

it("nothing is said where they read just this", () => {
  show({ unsent: false, sent_at: "2027-08-01T22:30:00.000Z" });
  expect(stillReads()).toBeNull();
});
