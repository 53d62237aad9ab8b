import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { catalogues } from "@/lib/i18n/translator";
import { openWizard } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@/components/quote/later-questions", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(cleanup);

it("whoever loses the line at the first question stays there and reads so", async () => {
  const { Quote, Leads, Form } = catalogues.en;
  openWizard();
  await userEvent.click(await screen.findByLabelText(Leads.travel_type.family));
  await userEvent.click(screen.getByRole("button", { name: Quote.next }));
  expect(await screen.findByText(Form.failed.unreachable.title)).toBeVisible();
  expect(screen.getByLabelText(Leads.travel_type.family)).toBeChecked();
});
