import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import PhoneInput from "@/components/form/phone-input";
import { locales } from "@/lib/contract/locale";

afterEach(cleanup);

describe("the countries of a phone number", () => {
  it.each(locales)("have names in %s, also those that few people call", (locale) => {
    render(
      <PhoneInput
        id="phone"
        value=""
        onChange={() => {}}
        placeholder=""
        locale={locale}
        countryLabel="Country"
        internationalLabel="International"
        described={{}}
      />,
    );
    const list = screen.getByRole("combobox", { name: "Country" });
    const names = within(list)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name ?? ""))).toEqual([]);
  });
});
