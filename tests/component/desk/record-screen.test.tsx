import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RecordScreen } from "@/components/desk/record/record-screen";
import type { RecordPage } from "@/lib/contract/desk/staff";

afterEach(cleanup);

type Step = RecordPage["steps"][number];
const shown = (action: string, before: Step["before"], after: Step["after"]) => {
  const at = "2030-01-02T09:00:00Z";
  const steps = [{ id: 1, at, by: "Asha", action, subject: "Q-1", before, after }];
  render(<RecordScreen first={{ steps, next: null }} />);
  return screen.getByText(/2 Jan, 12:00/);
};

it("what became what is said in the words of the desk, days and money among it", () => {
  const before = { state: "waiting", owner: null, next_on: null };
  const after = { state: "lost", lost_reason: "price", owner: "Neema", next_on: "2030-03-01" };
  expect(shown("mark-lost", before, after)).toHaveTextContent(
    /· state waiting → lost · who has it Neema · reminder on 1 Mar 2030 · because Too dear$/,
  );
  cleanup();
  expect(
    shown(
      "cancel-booking",
      { state: "provisional", total_minor: 155_400, asks_consent: true },
      { state: "cancelled", total_minor: 0, asks_consent: false },
    ),
  ).toHaveTextContent(/· state held → cancelled · price \$1,554 → \$0 · waits for a yes yes → no$/);
});

it("a guide who is called like a day that no calendar has is named as they are called", () => {
  expect(shown("allocate", {}, { resource: "2099-19-39", from: "2030-03-01" })).toHaveTextContent(
    /2099-19-39 · from 1 Mar 2030$/,
  );
});

it("a field that has no word of the desk yet is said as it is kept", () => {
  expect(
    shown("settle-agent", {}, { some_thing_minor: 100, other: "this_or_that" }),
  ).toHaveTextContent(/· some thing \$1 · other this_or_that$/);
});
