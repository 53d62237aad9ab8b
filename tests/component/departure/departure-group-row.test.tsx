import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { DepartureGroupRow } from "@/components/departure/departure-group-row";
import { departureGroups } from "@/components/departure/departure-groups";
import { catalogues } from "@/lib/i18n/translator";
import { departure } from "../booking/form-support";

function show(canWait: boolean) {
  const [group] = departureGroups([departure("2099-06-10", 2), departure("2099-06-20", 0)]);
  if (!group) throw new Error("no departures");
  render(
    <NextIntlClientProvider locale="en" messages={catalogues.en}>
      <DepartureGroupRow
        group={group}
        dates={({ starts }) => starts}
        heading="h2"
        hidden={false}
        canWait={canWait}
      />
    </NextIntlClientProvider>,
  );
}

afterEach(cleanup);

describe("the departures of several tours", () => {
  it("come by date, but those that are full behind all others", () => {
    const full = { ...departure("2099-06-01", 0), languages: ["de" as const] };
    const groups = departureGroups([full, departure("2099-06-10", 2)]);
    expect(groups.map(({ first }) => first.starts)).toEqual(["2099-06-10", "2099-06-01"]);
  });
});

describe("the departures of a tour", () => {
  it("lead to their price, and to the waiting list where they are full", () => {
    show(true);
    expect(screen.getByRole("link", { name: /2099-06-10/ })).toHaveAttribute(
      "href",
      expect.stringContaining("?date=2099-06-10#price"),
    );
    expect(screen.getByText("1 date is full: waiting list")).toBeVisible();
    expect(screen.getByRole("link", { name: /2099-06-20/, hidden: true })).toHaveAttribute(
      "href",
      expect.stringContaining("#waiting-list-"),
    );
  });

  it("lead nowhere where they are full and nobody can wait", () => {
    show(false);
    expect(screen.getByText("1 date is full")).toBeVisible();
    expect(screen.getByText("2099-06-20")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /2099-06-20/, hidden: true })).toBeNull();
  });
});
