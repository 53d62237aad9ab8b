import "@testing-library/jest-dom/vitest";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Groups } from "@/components/desk/month/groups";
import type { Month, MonthMoney } from "@/lib/contract/desk/month";

it("the money of each source is headed as what it is: received, less what was sent back", () => {
  const row = { by: "source", key: "google", name: "google" } as const;
  const counts = { requests: 3, offers: 1, made: 1, confirmed: 1 };
  const month = { month: "2027-05", groups: [{ ...row, ...counts }] } as unknown as Month;
  const sums = { sold_minor: 500_000, received_minor: 300_000, sent_back_minor: 100_000 };
  const money = { groups: [{ ...row, ...sums }] } as unknown as MonthMoney;
  render(<Groups month={month} money={money} by="source" />);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.at(-1)).toBe("Received, less sent back");
  expect(screen.getByRole("cell", { name: "$2,000" })).toBeVisible();
});
