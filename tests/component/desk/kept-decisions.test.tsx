import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Decisions } from "@/components/desk/calendar/decisions";
import { AddResource, ResourceRow } from "@/components/desk/calendar/resource-row";
import { People } from "@/components/desk/people";
import { calendarWords, deskWords, resourceWords } from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

/** What is sent, in place of being answered where there is no line. */
const sent: unknown[] = [];
const hasLine = (isThere: boolean) =>
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    if (!isThere) throw new TypeError("no line");
    sent.push(JSON.parse(body));
    return Response.json({ also: [] });
  });
beforeEach(() => {
  sent.length = 0;
  hasLine(false);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Does something as a screen does, and says whether it went well. */
const doing = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const keepsNothing = () => vi.waitFor(() => expect(localStorage).toHaveLength(0), 30_000);

// Whoever has no line, or whose telephone throws the page away, finds it again.
describe("what was typed before the page was loaded anew", () => {
  const openDeparture = () => {
    cleanup();
    const departure = {
      ...{
        id: "climb-2030",
        version: 1,
        closed: false,
        offered: true,
        on_it: [],
        seats: 8,
        sold: 0,
        held: 0,
      },
    };
    const props = { departure, busy: false, decide: doing };
    render(<Decisions {...(props as unknown as ComponentProps<typeof Decisions>)} />);
  };

  it("is another reason to close a date again, until it is closed", async () => {
    const { other, button } = calendarWords.close;
    openDeparture();
    await userEvent.type(field(other), "Rain in the valley");
    await press(button);
    openDeparture();
    expect(field(other)).toHaveValue("Rain in the valley");
    hasLine(true);
    await press(button);
    await keepsNothing();
    expect(sent).toMatchObject([{ departure: "climb-2030", reason: "Rain in the valley" }]);
    expect(field(other)).toHaveValue("");
  });

  it("is no number of seats that stood there: a colleague may have changed it", async () => {
    const { label } = calendarWords.seats;
    openDeparture();
    await userEvent.clear(field(label));
    await userEvent.type(field(label), "12");
    await userEvent.clear(field(label));
    await userEvent.type(field(label), "8");
    expect(field(label)).toHaveValue(8);
    await keepsNothing();
  });

  it("is the number of seats again, which can be emptied and typed anew", async () => {
    const { label, button } = calendarWords.seats;
    openDeparture();
    await userEvent.clear(field(label));
    expect(field(label)).toHaveValue(null);
    await userEvent.type(field(label), "12");
    await press(button);
    openDeparture();
    expect(field(label)).toHaveValue(12);
    hasLine(true);
    await press(button);
    await keepsNothing();
    expect(sent).toMatchObject([{ departure: "climb-2030", seats: 12 }]);
    expect(field(label)).toHaveValue(8);
  });

  it("are the days of a guide that are to be blocked again, in sight, until they are", async () => {
    const openRow = (id: string) => {
      cleanup();
      const resource = { id, kind: "guide", name: "Joseph", version: 1 };
      const props = { resource, all: { allocations: [] }, decides: true, doing };
      render(<ResourceRow {...(props as unknown as ComponentProps<typeof ResourceRow>)} />);
    };
    const isOpen = () => field(resourceWords.from).closest("details")?.open;
    openRow("1");
    expect(isOpen()).toBe(false);
    await userEvent.click(screen.getByText(resourceWords.change("Joseph")));
    await userEvent.type(field(resourceWords.from), "2030-03-01");
    await userEvent.type(field(resourceWords.until), "2030-03-04");
    await userEvent.type(field(resourceWords.why), "First aid course");
    await press(resourceWords.block);
    openRow("2");
    expect([isOpen(), field(resourceWords.from).value]).toEqual([false, ""]);
    openRow("1");
    expect(isOpen()).toBe(true);
    expect(field(resourceWords.from)).toHaveValue("2030-03-01");
    expect(field(resourceWords.until)).toHaveValue("2030-03-04");
    hasLine(true);
    await press(resourceWords.block);
    await keepsNothing();
    expect(sent).toMatchObject([
      { resource: "1", to: { from: "2030-03-01", until: "2030-03-04", why: "First aid course" } },
    ]);
    expect(field(resourceWords.why)).toHaveValue("");
  });

  it("is a guide that is to be added again, until they are", async () => {
    const openForm = () => {
      cleanup();
      render(<AddResource doing={doing} />);
    };
    openForm();
    await userEvent.selectOptions(field(resourceWords.kind), "guide");
    await userEvent.type(field(resourceWords.name), "Joseph");
    await press(resourceWords.addOne);
    openForm();
    expect(field(resourceWords.kind)).toHaveValue("guide");
    hasLine(true);
    await press(resourceWords.addOne);
    await keepsNothing();
    expect(sent).toMatchObject([{ kind: "guide", name: "Joseph" }]);
    expect(field(resourceWords.name)).toHaveValue("");
  });

  it("is whom an invitation is for again, until it is sent", async () => {
    const words = deskWords.people;
    const openPeople = () => {
      cleanup();
      render(<People people={[]} me="asha" />);
      return within(
        screen.getByRole("button", { name: words.send }).closest("form") as HTMLElement,
      );
    };
    openPeople();
    await userEvent.type(field(words.name), "Leo");
    await userEvent.type(field(words.email), "leo@example.com");
    await userEvent.selectOptions(field(words.role), "operations");
    await press(words.send);
    expect(await screen.findByRole("alert")).toHaveTextContent(deskWords.failures.unavailable);
    const form = openPeople();
    expect(form.getByLabelText(words.name)).toHaveValue("Leo");
    expect(form.getByLabelText(words.role)).toHaveValue("operations");
    hasLine(true);
    await press(words.send);
    await keepsNothing();
    expect(sent).toEqual([{ name: "Leo", email: "leo@example.com", role: "operations" }]);
    expect(form.getByLabelText(words.email)).toHaveValue("");
  });
});
