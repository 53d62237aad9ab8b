import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { MoneyField } from "@/components/desk/fields/money-field";

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Amount");
const onLeave = vi.fn();

/** A form with an amount of 77 cents in it. */
function Form() {
  const [amount, setAmount] = useState<number | null>(77);
  return (
    <form>
      <MoneyField
        id="amount"
        label="Amount"
        value={amount}
        onChange={setAmount}
        onLeave={() => onLeave(amount)}
      />
      <button type="button" onClick={() => setAmount(500)}>
        Five
      </button>
    </form>
  );
}

/** A discount of a hundred dollars, from which an amount is taken off with or without its sign. */
function Discount() {
  const [amount, setAmount] = useState<number | null>(-10_000);
  const change = (typed: number | null) => setAmount(-Math.abs(typed ?? 0));
  const props = { value: amount, onChange: change, onLeave: () => onLeave(amount) };
  return <MoneyField id="amount" label="Amount" {...props} />;
}

/** Types it over what stands there, key by key, and leaves the field. */
async function type(typed: string) {
  const user = userEvent.setup();
  render(<Form />);
  await user.clear(field());
  await user.type(field(), typed);
  await user.tab();
  return user;
}

it.each([
  ["1,250.50", 125_050, "1250.50"],
  ["$1,250", 125_000, "1250"],
  ["-100", -10_000, "-100"],
  ["−$100.5", -10_050, "-100.50"],
  [" ", null, ""],
])("an amount is read as it is meant: %s", async (typed, amount, shown) => {
  await type(typed);
  expect(onLeave).toHaveBeenLastCalledWith(amount);
  expect(field()).toHaveValue(shown);
  expect(field()).toBeValid();
});

it.each([["1250,50"], ["1.250,50"], ["1,25"], ["-"]])(
  "what is no amount stays and is marked, and no part of it is taken: %s",
  async (typed) => {
    const user = await type(typed);
    expect(onLeave).toHaveBeenLastCalledWith(77);
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field().form?.checkValidity()).toBe(false);
    await user.clear(field());
    await user.type(field(), "80");
    await user.tab();
    expect(onLeave).toHaveBeenLastCalledWith(8_000);
    expect(field()).toBeValid();
    expect(field().form?.checkValidity()).toBe(true);
  },
);

it("what is no amount gives way to another amount that came meanwhile", async () => {
  const user = await type("1250,50");
  await user.click(screen.getByRole("button", { name: "Five" }));
  expect(field()).toHaveValue("5");
  expect(field().form?.checkValidity()).toBe(true);
});

it("what is no amount stands for what came into the field meanwhile, and not for what stood there before", async () => {
  render(<Form />);
  await userEvent.clear(field());
  await userEvent.type(field(), "12");
  // Somebody else's change arrives while one types.
  fireEvent.click(screen.getByRole("button", { name: "Five" }));
  await userEvent.type(field(), "x");
  await userEvent.tab();
  expect(onLeave).toHaveBeenLastCalledWith(500);
  expect(field()).toBeInvalid();
});

it("no part of what is no amount is taken where an amount counts as a discount", async () => {
  render(<Discount />);
  await userEvent.clear(field());
  await userEvent.type(field(), "1250,50");
  await userEvent.tab();
  expect(onLeave).toHaveBeenLastCalledWith(-10_000);
  expect(field()).toBeInvalid();
});
