import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { fieldWords, offerWords } from "@/components/desk/words/words";
import { anOffer, library } from "./offer-screen-support";

let called: string[];
beforeEach(() => {
  called = [];
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal("fetch", async (path: string) => {
    called.push(path.replace("/api/desk/", ""));
    if (path.endsWith("send-offer")) return Response.json({ link: "http://x" });
    return Response.json(path.endsWith("edit-offer") ? { version: 2 } : anOffer());
  });
  render(
    <DeskQueries>
      <OfferScreen first={anOffer()} library={library} />
    </DeskQueries>,
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const email = () => screen.getByLabelText(fieldWords.email);
const ages = () => screen.getByLabelText(fieldWords.ages);
const send = () => userEvent.click(screen.getByRole("button", { name: offerWords.send }));

it("an address that cannot be read is marked once it is left, and nothing is sent to the one before", async () => {
  await userEvent.clear(email());
  await userEvent.type(email(), "weber@example");
  expect(email()).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  expect(email()).toHaveAttribute("aria-invalid", "true");
  expect(email()).toHaveAccessibleDescription(fieldWords.noEmail);
  await send();
  expect(email()).toHaveFocus();
  expect(called).not.toContain("send-offer");
  await userEvent.type(email(), ".com");
  await send();
  expect(await screen.findByText(offerWords.sent("weber@example.com"))).toBeVisible();
  expect(email()).not.toHaveAttribute("aria-invalid");
  expect(called).toContain("send-offer");
});

it("nothing is sent while the age of a child is none, either", async () => {
  await userEvent.clear(ages());
  await userEvent.type(ages(), "9, 19");
  await send();
  expect(ages()).toHaveFocus();
  expect(called).not.toContain("send-offer");
});
