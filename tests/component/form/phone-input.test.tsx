import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { PhoneField } from "@/components/form/phone-field";
import PhoneInput from "@/components/form/phone-input";
import { locales } from "@/lib/contract/locale";
import { catalogues } from "@/lib/i18n/translator";

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

it("asks for the numbering plans once its form is touched, wherever that is", async () => {
  const { Form, FieldErrors } = catalogues.en;
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ Form, FieldErrors }}>
      <form>
        <input aria-label="Name" />
        <PhoneField id="phone" value="" onChange={() => {}} />
      </form>
    </NextIntlClientProvider>,
  );
  const country = Form.phoneCountry;
  expect(screen.queryByRole("combobox", { name: country })).toBeNull();
  await userEvent.setup().click(screen.getByLabelText("Name"));
  expect(await screen.findByRole("combobox", { name: country })).toBeVisible();
});

it("is not taken from under whoever types in it when the plans arrive", async () => {
  const { Form, FieldErrors } = catalogues.en;
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ Form, FieldErrors }}>
      <form>
        <Typed />
        <input aria-label="Name" />
      </form>
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText(Form.phone);
  await user.click(field);
  await user.keyboard("+4930");
  await act(() => import("@/components/form/phone-input"));
  expect(field).toHaveFocus();
  // Another window is looked into.
  fireEvent.blur(field);
  expect(field).toHaveFocus();
  await user.keyboard("901820");
  await user.click(screen.getByLabelText("Name"));
  expect(await screen.findByRole("combobox", { name: Form.phoneCountry })).toBeVisible();
  expect(screen.getByLabelText(Form.phone)).toHaveValue("+49 30 901820");
});

function Typed() {
  const [value, setValue] = useState("");
  return <PhoneField id="phone" value={value} onChange={setValue} />;
}
