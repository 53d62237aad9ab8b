import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, useInsertionEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { QuoteReference } from "@/components/quote/quote-reference";

afterEach(cleanup);

/** As the router of the framework: the address changes when the page is there, not before. */
function Arriving({ at, children }: { at: string; children: ReactNode }) {
  useInsertionEffect(() => window.history.pushState(null, "", at), [at]);
  return children;
}

it("the page of thanks names the reference of its own address, also when one came from another page", async () => {
  window.history.replaceState(null, "", "/Quote?step=review");
  render(
    <Arriving at="/ThankyouQuote?ref=Q-7KM4-X2PA-9TRH">
      <QuoteReference label="Your reference" />
    </Arriving>,
  );
  expect(await screen.findByText("Q-7KM4-X2PA-9TRH")).toBeTruthy();
});
