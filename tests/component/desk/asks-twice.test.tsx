import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BookingDecisions } from "@/components/desk/bookings/booking-decisions";
import { PersonDevices } from "@/components/desk/person-devices";
import { ReviewCard } from "@/components/desk/reviews/review-card";
import { bookingWords, deskWords, reviewWords } from "@/components/desk/words/words";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answering = () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace(/^.*\//, ""));
    return Response.json({ done: true });
  });
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Twice at once, with a key held down, and again, and then leaves it: nothing is done by that. */
async function pressTwiceAndLeave(name: string, surely: string) {
  await userEvent.dblClick(screen.getByRole("button", { name }));
  expect(screen.getByRole("button", { name: surely })).toBeVisible();
  await press(deskWords.leaveIt);
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter>9/}");
  expect(screen.getByRole("button", { name: surely })).toHaveFocus();
  await press(deskWords.leaveIt);
  expect(screen.queryByRole("button", { name: deskWords.leaveIt })).toBeNull();
  await press(name);
}

describe("what cannot be taken back is done with a second press", () => {
  it.each([
    ["published", reviewWords.takeDown],
    ["pending", reviewWords.decline],
  ])("a review with photographs is erased by it: %s", async (state, word) => {
    const asked = answering();
    const picture = { url: "/pictures/closing", alt: "", color: "#2e464a", photograph: null };
    const review = {
      ...{ id: "R-1", state, rating: 5, title: "Lions", text: "Lions.", author: "Inge" },
      ...{ country: "DE", language: "de", written: "2027-01-02", verified: true, about: "" },
      ...{ photographs: [{ id: "one", picture }], is_sent: true, reply: null },
    };
    const props = { review, onChanged: () => undefined, onStale: () => undefined };
    render(<ReviewCard {...(props as unknown as ComponentProps<typeof ReviewCard>)} />);
    expect(screen.getByText(reviewWords.erased)).toBeVisible();
    await pressTwiceAndLeave(reviewWords.leaveOut, reviewWords.surely);
    await press(deskWords.leaveIt);
    const surely = reviewWords.eraseToo(word, 1);
    await pressTwiceAndLeave(word, surely);
    expect(asked).toEqual([]);
    await press(surely);
    await vi.waitFor(() => expect(asked).toEqual(["decline-review"]));
  });

  it.each([
    [1, "the photograph"],
    [2, "both photographs"],
    [3, "all 3 photographs"],
  ])("it says how many photographs are erased: %s", (count, told) => {
    expect(reviewWords.eraseToo("Decline", count)).toBe(`Decline, and erase ${told}`);
  });

  it.each([
    ["Max", "Max"],
    ["", "Inge"],
  ])("money that was sent back by hand, to somebody: %s", async (to, person) => {
    const asked = answering();
    const booking = {
      ...{ reference: "B-1", version: 1, name: "Inge", actions: ["record_refund"] },
      ...{ by_hand: [{ refund: "7", amount_minor: 125_000, to }], movements: [] },
    };
    const doing = async (work: () => Promise<unknown>) => {
      await work();
      return true;
    };
    const props = { booking, busy: false, wrong: {}, doing };
    render(<BookingDecisions {...(props as unknown as ComponentProps<typeof BookingDecisions>)} />);
    const surely = bookingWords.surelySent("$1,250", person);
    expect(surely).toContain(person);
    await pressTwiceAndLeave(bookingWords.sentByHand("$1,250", to), surely);
    expect(asked).toEqual([]);
    await press(surely);
    await vi.waitFor(() => expect(asked).toEqual(["record-refund"]));
  });
});

it("a link for another device is told to be on its way, also where the list cannot be read after it", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace(/^.*\//, ""));
    if (asked.length === 3) throw new TypeError("no connection");
    return Response.json({ devices: [], passkeys: [] });
  });
  const person = { id: "neema", name: "Neema" } as ComponentProps<typeof PersonDevices>["person"];
  render(<PersonDevices person={person} />);
  await press(deskWords.devices.sendTo("Neema"));
  expect(await screen.findByText(deskWords.devices.sentTo("Neema"))).toBeVisible();
  expect(screen.queryByText(deskWords.failures.unavailable)).toBeNull();
  expect(asked).toEqual(["devices-of", "invite-again", "devices-of"]);
});
