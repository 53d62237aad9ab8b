import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangeScreen } from "@/components/desk/booking-change/change-screen";
import { changeWords, deskWords, fieldWords } from "@/components/desk/words/words";
import { first } from "./change-beginning";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

beforeEach(() => {
  // What is asked meanwhile never answers: the fields are what this is about.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (now: Partial<typeof first> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeScreen booking="B-1234-5678" first={{ ...first, ...now }} />
    </QueryClientProvider>,
  );
const later = () => act(() => new Promise<void>((done) => setTimeout(done, 50)));
const adults = () => screen.getByLabelText(fieldWords.adults);
const message = () => screen.getByLabelText(changeWords.message);
const meanwhile = () => screen.queryByText(changeWords.meanwhile);
const priced = {
  price: { lines: [], total_minor: 250_000, balance_due: "2027-05-02" },
  ...{ before_minor: 200_000, seats: 0, asks_guest: false, due_now_minor: 0 },
  ...{ balance_minor: 0, refund_minor: 0, kept_minor: 0, payers: [] },
};

describe("a change that is being made", () => {
  it("is there again after the page was loaded anew, until it is begun again", async () => {
    open();
    const user = userEvent.setup();
    expect(screen.queryByRole("button", { name: changeWords.startAgain })).toBeNull();
    await user.clear(adults());
    await user.type(adults(), "3");
    cleanup();
    open();
    expect(await screen.findByDisplayValue("3")).toBe(adults());
    await user.click(screen.getByRole("button", { name: changeWords.startAgain }));
    expect(adults()).toHaveValue(2);
  });

  it("is not kept where all of it was taken out again: nothing of it waits to be sent", async () => {
    open();
    await userEvent.type(message(), "S");
    expect(localStorage).toHaveLength(1);
    await userEvent.clear(message());
    expect(localStorage).toHaveLength(0);
  });

  it("begins again with what is booked, also where what was typed could not be read", async () => {
    open({ children: [9] });
    const user = userEvent.setup();
    const ages = () => screen.getByLabelText(fieldWords.ages);
    await user.type(ages(), ", 12, 19");
    expect(ages()).toBeInvalid();
    const adjustment = () => screen.getByLabelText(changeWords.adjustment);
    await user.type(adjustment(), "1250,50");
    await user.click(screen.getByRole("button", { name: changeWords.startAgain }));
    expect(ages()).toHaveValue("9");
    expect(ages()).toBeValid();
    expect(adjustment()).toHaveValue("");
  });

  it("is forgotten once it is done, and priced no more: the booking has become another", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address.replace(/^.*\//, ""));
      return Response.json(address.endsWith("/change-booking") ? { became: "applied" } : priced);
    });
    const user = userEvent.setup();
    open();
    await user.clear(adults());
    await user.type(adults(), "3");
    await user.click(await screen.findByRole("button", { name: changeWords.apply }));
    await vi.waitFor(() => expect(asked).toContain("change-booking"), 30_000);
    await vi.waitFor(() => expect(localStorage).toHaveLength(0), 30_000);
    expect(asked.at(-1)).toBe("change-booking");
    expect(adults()).toHaveValue(3);
  });

  it("is not made again by who presses once more before the page of the booking is there", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address.replace(/^.*\//, ""));
      return Response.json(address.endsWith("/change-booking") ? { became: "applied" } : priced);
    });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole("button", { name: changeWords.apply }));
    await vi.waitFor(() => expect(asked).toContain("change-booking"), 30_000);
    await later();
    const form = adults().closest("form");
    if (form) fireEvent.submit(form);
    await later();
    expect(asked.filter((call) => call === "change-booking")).toHaveLength(1);
  });
});

describe("a change that is being made while its booking becomes another", () => {
  it("keeps what was typed, says so, and has all else as it stands by now", async () => {
    open();
    const user = userEvent.setup();
    await user.type(message(), "As you wished");
    await user.type(screen.getByLabelText(changeWords.reason), "On the telephone");
    await user.click(screen.getByLabelText(changeWords.ours));
    await user.click(screen.getByRole("button", { name: changeWords.addLine }));
    await user.type(screen.getByLabelText(changeWords.line), "A balloon");
    expect(meanwhile()).toBeNull();
    cleanup();
    open({ version: 4, adults: 4, starts: "2027-08-01" });
    expect(await screen.findByDisplayValue("As you wished")).toBe(message());
    expect(screen.getByLabelText(changeWords.reason)).toHaveValue("On the telephone");
    expect(screen.getByLabelText(changeWords.ours)).toBeChecked();
    expect(screen.getByLabelText(changeWords.line)).toHaveValue("A balloon");
    expect(adults()).toHaveValue(4);
    expect(screen.getByDisplayValue("2027-08-01")).toBeVisible();
    expect(meanwhile()).toBeVisible();
  });

  it("keeps a party that was typed, and then what is typed over how it stands by now", async () => {
    open();
    const user = userEvent.setup();
    await user.type(message(), "All of you");
    await user.clear(adults());
    await user.type(adults(), "3");
    cleanup();
    open({ version: 4, adults: 4 });
    expect(await screen.findByDisplayValue("3")).toBe(adults());
    await user.clear(adults());
    await user.type(adults(), "2");
    cleanup();
    open({ version: 4, adults: 4 });
    expect(await screen.findByDisplayValue("2")).toBe(adults());
    expect(meanwhile()).toBeVisible();
    await user.click(screen.getByRole("button", { name: changeWords.startAgain }));
    expect([adults(), message()].map((field) => (field as HTMLInputElement).value)).toEqual([
      "4",
      "",
    ]);
    expect(meanwhile()).toBeNull();
  });

  it("keeps the lines and extras that a colleague added, and has none that they took out", async () => {
    const extras = ["balloon", "guide", "tent"].map((key) => ({ key, text: key }));
    const tour = { ...first.tour, extras };
    const [tip, porter, cake] = ["A tip", "A porter", "A cake"].map((text) => ({
      ...{ text, amount_minor: 1_000 },
    }));
    if (!tip || !porter || !cake) throw new Error("no lines");
    const begun = { tour, extras: ["guide"], added: [tip, porter] };
    open(begun);
    const user = userEvent.setup();
    await user.click(screen.getByRole("checkbox", { name: /balloon/ }));
    const [ofTip] = screen.getAllByLabelText(changeWords.line);
    if (ofTip) await user.type(ofTip, " for all");
    await user.click(screen.getByRole("button", { name: changeWords.addLine }));
    await user.type(screen.getAllByLabelText(changeWords.line)[2] as HTMLElement, "A song");
    cleanup();
    open({ version: 4, tour, extras: ["tent"], added: [tip, cake] });
    expect(await screen.findByDisplayValue("A song")).toBeVisible();
    const lines = screen.getAllByLabelText<HTMLInputElement>(changeWords.line);
    expect(lines.map(({ value }) => value)).toEqual(["A tip for all", "A song", "A cake"]);
    const ticked = screen.getAllByRole("checkbox", { checked: true });
    expect(ticked.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringContaining("balloon"),
      expect.stringContaining("tent"),
    ]);
  });

  it("says so where it cannot be changed any more", async () => {
    vi.stubGlobal("fetch", async (address: string) => {
      const conflict = { code: "conflict", message: "", reason: "changed_meanwhile" };
      return address.endsWith("/begin-change")
        ? Response.json({ error: { code: "not_found", message: "" } }, { status: 404 })
        : Response.json({ error: conflict }, { status: 409 });
    });
    open();
    expect(await screen.findByText(changeWords.ended)).toBeVisible();
    expect(screen.queryByText(deskWords.failures.changed_meanwhile)).toBeNull();
  });

  it("is looked at anew where it was refused for that, and can be made then", async () => {
    let version = 3;
    const asked: { call: string; version: number | undefined }[] = [];
    vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
      const call = address.replace(/^.*\//, "");
      const said = JSON.parse(body);
      asked.push({ call, version: said.version });
      if (call === "begin-change") return Response.json({ ...first, version });
      if (said.version !== version) {
        const error = { code: "conflict", message: "", reason: "changed_meanwhile" };
        return Response.json({ error }, { status: 409 });
      }
      return Response.json(call === "change-booking" ? { became: "applied" } : priced);
    });
    open();
    const user = userEvent.setup();
    await user.type(message(), "As you wished");
    const button = await screen.findByRole("button", { name: changeWords.apply });
    version = 4;
    await user.click(button);
    expect(await screen.findByText(deskWords.failures.changed_meanwhile)).toBeVisible();
    expect(await screen.findByText(changeWords.meanwhile)).toBeVisible();
    expect(message()).toHaveValue("As you wished");
    await vi.waitFor(
      async () => {
        await user.click(screen.getByRole("button", { name: changeWords.apply }));
        expect(asked.at(-1)).toEqual({ call: "change-booking", version: 4 });
      },
      { timeout: 30_000 },
    );
    // What it costs is asked for by itself where that was refused.
    version = 5;
    await user.clear(adults());
    await user.type(adults(), "3");
    await vi.waitFor(() => expect(asked).toContainEqual({ call: "price-change", version: 5 }), {
      timeout: 30_000,
    });
    expect(adults()).toHaveValue(3);
  });
});
