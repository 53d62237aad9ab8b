import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MoneyField } from "@/components/desk/fields/money-field";

afterEach(cleanup);

it.each([
  ["1250,50", []],
  ["1,250.50", [125_050]],
  ["$1,250", [125_000]],
  ["-100", [-10_000]],
  ["−$100.5", [-10_050]],
  ["-", []],
  ["", [null]],
])("an amount is read as it is meant, or not at all: %s", (typed, amounts) => {
  const onChange = vi.fn();
  render(<MoneyField id="amount" label="Amount" value={77} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText("Amount"), { target: { value: typed } });
  expect(onChange.mock.calls.flat()).toEqual(amounts);
});
