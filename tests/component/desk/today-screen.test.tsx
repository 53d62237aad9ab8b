import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { weekdayText } from "@/components/desk/desk-formats";
import { DeskQueries } from "@/components/desk/desk-queries";
import { TodayScreen } from "@/components/desk/today/today-screen";
import type { Today } from "@/lib/contract/desk/today";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dayOf = (today: string): Today => ({
  ...{ today, until: "2027-08-20", now: `${today}T05:00:00Z`, journeys: [], due: [], emails: [] },
});

it("a screen that stays open overnight is headed with the day that it shows", async () => {
  let tell = () => {};
  vi.stubGlobal("fetch", async () => Response.json(dayOf("2027-08-08")));
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      onmessage = () => {};
      constructor() {
        super();
        tell = () => this.onmessage();
      }
      close = () => undefined;
    },
  );
  render(
    <DeskQueries>
      <TodayScreen first={dayOf("2027-08-07")} />
    </DeskQueries>,
  );
  expect(screen.getByText(weekdayText("2027-08-07"))).toBeVisible();
  act(tell);
  expect(await screen.findByText(weekdayText("2027-08-08"))).toBeVisible();
  expect(screen.queryByText(weekdayText("2027-08-07"))).toBeNull();
});
