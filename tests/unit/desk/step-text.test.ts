import { expect, it } from "vitest";
import { factText, stepText } from "@/components/desk/bookings/step-text";
import type { StepFact } from "@/lib/contract/desk/step-facts";

const facts: [StepFact, string][] = [
  [
    { kind: "starts", before: "2027-07-06", after: "2027-07-13" },
    "First day 6 Jul 2027 → 13 Jul 2027",
  ],
  [{ kind: "days", before: 4, after: 5 }, "Days 4 → 5"],
  [
    {
      kind: "party",
      before: { adults: 3, children: [] },
      after: { adults: 2, children: [9] },
    },
    "3 adults → 2 adults, 1 child (9)",
  ],
  [{ kind: "rooms", before: 1, after: 2 }, "Rooms or tents 1 → 2"],
  [{ kind: "extras", added: ["Balloon"], removed: [] }, "With Balloon"],
  [{ kind: "extras", added: ["Balloon"], removed: ["Tent"] }, "With Balloon; Without Tent"],
  [{ kind: "price", before_minor: 850_000, after_minor: 450_000 }, "Price $8,500 → $4,500"],
  [{ kind: "offer", reference: "O-7KM4-X2PA-9TRH" }, "By accepting offer O-7KM4-X2PA-9TRH"],
  [{ kind: "takes", starts: "2027-07-13" }, "Takes 13 Jul 2027"],
];

it.each(facts)("a step of a booking says what became another: %o", (fact, words) => {
  expect(factText(fact)).toBe(words);
});

it.each([
  [{ what: "confirmed", why: "record-transfer" }, "entered a bank transfer → confirmed"],
  [{ what: "expired", why: "hold-ended" }, "ended the hold, as nothing had been paid → expired"],
  [{ what: "provisional", why: "" }, "→ held"],
  [{ what: "write-note", why: "" }, "wrote a note"],
])("a step says what was done and what came of it: %o", (step, words) => {
  expect(stepText(step)).toBe(words);
});
