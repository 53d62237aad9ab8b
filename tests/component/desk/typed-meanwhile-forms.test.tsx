import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BookingDecisions } from "@/components/desk/bookings/booking-decisions";
import { AddDeparture } from "@/components/desk/calendar/add-departure";
import { Decisions } from "@/components/desk/calendar/decisions";
import { AddResource, ResourceRow } from "@/components/desk/calendar/resource-row";
import { People } from "@/components/desk/people";
import { Reminder } from "@/components/desk/requests/reminder";
import { SnippetScreen } from "@/components/desk/snippets/snippet-screen";
import {
  bookingWords,
  calendarWords,
  deskWords,
  resourceWords,
  snippetWords,
} from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

/** How often something that was sent has been answered, and the screen has heard of it. */
let answered = 0;
const doing = async (work: () => Promise<unknown>) => {
  await work();
  answered += 1;
  return true;
};

const snippet = {
  ...{ id: "tips", title: "Tips", texts: { en: "Tips are usual" }, version: 1, own: ["en"] },
};
const ofSnippets = { first: [snippet] } as unknown as ComponentProps<typeof SnippetScreen>;
const request = { id: "Q-1", version: 1, next_on: null, next_step: "" };
const reminder = { request, doing } as unknown as ComponentProps<typeof Reminder>;
const booking = {
  ...{ reference: "B-1", version: 1, actions: ["propose", "cancel", "record_payment"] },
  ...{ free_dates: [], fixed_date: false, paid_minor: 0, back_minor: 0, by_hand: [] },
  ...{ movements: [], late_transfer: null, guest_cancels: [] },
};
const decisions = { booking, busy: false, wrong: {}, doing } as unknown as ComponentProps<
  typeof BookingDecisions
>;
const departure = {
  ...{ id: "climb-2030", version: 1, closed: false, on_it: [], seats: 8, sold: 0, held: 0 },
};
const ofDeparture = { departure, busy: false, decide: doing } as unknown as ComponentProps<
  typeof Decisions
>;
const resource = { id: "1", kind: "guide", name: "Joseph", version: 1 };
const ofResource = {
  ...{ resource, all: { allocations: [] }, decides: true, doing },
} as unknown as ComponentProps<typeof ResourceRow>;
const tours = [{ id: "plains", title: "The plains", seats: 6, languages: ["en"] }];
const calendar = { tours } as unknown as ComponentProps<typeof AddDeparture>["calendar"];

type Typed = [label: string, text: string];
interface Form {
  form: ReactNode;
  /** What is pressed before there is a field. */
  opens?: string;
  chooses?: string;
  fields: Typed[];
  button: string;
  /** What is typed while that is under way. */
  meanwhile: Typed;
}
const remind = deskWords.request;
const forms: Record<string, Form> = {
  "a reminder": {
    form: <Reminder {...reminder} />,
    opens: `${remind.setReminder} …`,
    fields: [
      [remind.remind, "2030-03-01"],
      [remind.step, "Ask"],
    ],
    button: remind.setReminder,
    meanwhile: [remind.step, "Ask about the visa"],
  },
  "a ready sentence": {
    form: <SnippetScreen {...ofSnippets} />,
    fields: [
      [snippetWords.addTitle, "Visa"],
      ["#snippet-text", "At the border"],
    ],
    button: snippetWords.addIt,
    meanwhile: ["#snippet-text", "At the border, or before"],
  },
  "other words of a ready sentence": {
    form: <SnippetScreen {...ofSnippets} />,
    opens: "Tips",
    fields: [["#tips-en", "Tips are welcome"]],
    button: snippetWords.save,
    meanwhile: ["#tips-en", "Tips are always welcome"],
  },
  "dates that are proposed": {
    form: <BookingDecisions {...decisions} />,
    opens: bookingWords.decide.propose,
    fields: [
      [bookingWords.day(1), "2030-03-01"],
      [bookingWords.toGuest, "These"],
    ],
    button: bookingWords.yes.propose,
    meanwhile: [bookingWords.day(2), "2030-04-01"],
  },
  "a word to the guest": {
    form: <BookingDecisions {...decisions} />,
    opens: bookingWords.decide.cancel,
    chooses: bookingWords.cancelling.ours,
    fields: [[bookingWords.toGuest, "Sorry"]],
    button: bookingWords.yes.cancel,
    meanwhile: [bookingWords.toGuest, "Sorry, dear Chiara"],
  },
  "a transfer": {
    form: <BookingDecisions {...decisions} />,
    opens: bookingWords.decide.record_payment,
    fields: [
      [bookingWords.amount, "100"],
      [bookingWords.bankReference, "CRDB"],
    ],
    button: bookingWords.yes.record_payment,
    meanwhile: [bookingWords.bankReference, "CRDB 7781"],
  },
  "a reason to close a date": {
    form: <Decisions {...ofDeparture} />,
    fields: [[calendarWords.close.other, "Rain"]],
    button: calendarWords.close.button,
    meanwhile: [calendarWords.close.other, "Rain in the valley"],
  },
  "a number of seats": {
    form: <Decisions {...ofDeparture} />,
    fields: [[calendarWords.seats.label, "10"]],
    button: calendarWords.seats.button,
    meanwhile: [calendarWords.seats.label, "12"],
  },
  "what stood there before": {
    form: <ResourceRow {...ofResource} />,
    fields: [[resourceWords.name, "Joe"]],
    button: resourceWords.rename,
    meanwhile: [resourceWords.name, "Joseph"],
  },
  "days that are blocked": {
    form: <ResourceRow {...ofResource} />,
    fields: [
      [resourceWords.from, "2030-03-01"],
      [resourceWords.until, "2030-03-04"],
      [resourceWords.why, "Course"],
    ],
    button: resourceWords.block,
    meanwhile: [resourceWords.until, "2030-03-05"],
  },
  "a guide who is added": {
    form: <AddResource doing={doing} />,
    fields: [
      ["#add-kind", "guide"],
      ["#add-name", "Leo"],
    ],
    button: resourceWords.addOne,
    meanwhile: ["#add-name", "Leonard"],
  },
  "an invitation": {
    form: <People people={[]} me="asha" />,
    fields: [
      [deskWords.people.name, "Leo"],
      [deskWords.people.email, "leo@example.com"],
    ],
    button: deskWords.people.send,
    meanwhile: [deskWords.people.email, "leo@example.org"],
  },
  "a departure that is added": {
    form: <AddDeparture calendar={calendar} first="2027-03-01" />,
    fields: [
      [calendarWords.add.tour, "plains"],
      [calendarWords.add.starts, "2030-03-01"],
    ],
    button: calendarWords.add.button,
    meanwhile: [calendarWords.add.starts, "2030-04-01"],
  },
};

const fieldOf = (label: string) =>
  label.startsWith("#")
    ? (document.querySelector(label) as HTMLInputElement)
    : screen.getByLabelText<HTMLInputElement>(label);
const type = ([label, text]: Typed) =>
  fireEvent.change(fieldOf(label), { target: { value: text } });
const open = async (name: string) => {
  const folded = screen.queryByText(name, { selector: "summary span" })?.closest("details");
  if (!folded) return press(name);
  folded.open = true;
  await waitFor(() => expect(folded.querySelector("form")).not.toBeNull());
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

describe("what is typed while a form is on its way", () => {
  it.each(Object.entries(forms))("stays as it is, with what goes with it: %s", async (_, each) => {
    const { form, opens, chooses, fields, button, meanwhile } = each;
    let answer: (response: Response) => void = () => undefined;
    const asked = vi.fn((address: string) =>
      /\/snippets$/.test(address)
        ? Promise.resolve(Response.json({ snippets: [snippet] }))
        : new Promise<Response>((resolve) => (answer = resolve)),
    );
    vi.stubGlobal("fetch", asked);
    answered = 0;
    render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
    if (opens) await open(opens);
    if (chooses) fireEvent.click(screen.getByLabelText(chooses));
    fields.forEach(type);
    press(button);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    type(meanwhile);
    answer(Response.json({ departure: "plains-2030" }));
    await waitFor(() => expect(hasHeard()).toBe(true));
    const [label, text] = meanwhile;
    expect(fieldOf(label)).toHaveValue(isNumber(label) ? Number(text) : text);
    for (const [other, typed] of fields.filter(([name]) => name !== label))
      expect(fieldOf(other)).toHaveValue(typed);
    expect(Object.values(localStorage)).toContain(text);
  });
});

const isNumber = (label: string) => label === calendarWords.seats.label;
/** That the answer has come back, as the screen says it. */
const hasHeard = () =>
  answered > 0 ||
  document.querySelector("[role=status]:not(:empty)") !== null ||
  document.location.search !== "";
