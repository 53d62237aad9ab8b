import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { TeamGrid } from "@/components/company/team-grid";
import { catalogues } from "@/lib/i18n/translator";

afterEach(cleanup);

function show(url: string): void {
  const picture = { url, alt: "Emmanuel with his binoculars", color: "#806040" };
  const person = { id: "emmanuel", name: "Emmanuel Laizer", role: "Guide", bio: "", speaks: [] };
  render(
    <NextIntlClientProvider locale="en" messages={catalogues.en} timeZone="UTC">
      <TeamGrid team={[{ ...person, since: null, picture }]} />
    </NextIntlClientProvider>,
  );
}

it("a person's initials stand on a drawn scene", () => {
  show("/pictures/team-emmanuel");
  expect(screen.getByText("EL")).toBeVisible();
});

it("a person's photograph shows the person: no letters lie on it, and it has words", () => {
  show("/photographs/0123456789abcdef0123456789abcdef-1920");
  expect(screen.queryByText("EL")).toBeNull();
  expect(screen.getByRole("img", { name: "Emmanuel with his binoculars" })).toBeInTheDocument();
});
