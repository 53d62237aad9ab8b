import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogues } from "@/lib/i18n/translator";
import { answering, fullDraft, leaveDraft, openWizard, received, sendButton } from "./support";

const { Quote, Leads, Form } = catalogues.en;
const { push, line } = vi.hoisted(() => ({ push: vi.fn(), line: { isCut: true } }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/components/quote/step-questions", async (original) => {
  const questions = await original<typeof import("@/components/quote/step-questions")>();
  const { load } = questions.laterQuestions;
  questions.laterQuestions.load = async () => {
    if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
    return load();
  };
  return questions;
});

beforeEach(() => {
  line.isCut = true;
});
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

it("whoever loses the line at the first question stays there and reads so", async () => {
  openWizard();
  await userEvent.click(await screen.findByLabelText(Leads.travel_type.family));
  await userEvent.click(screen.getByRole("button", { name: Quote.next }));
  expect(await screen.findByText(Form.failed.unreachable.title)).toBeVisible();
  expect(screen.getByLabelText(Leads.travel_type.family)).toBeChecked();
});

it("what is sent before all of the form is there goes by itself once there is a connection", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const sent = answering(received);
  leaveDraft(fullDraft);
  openWizard("?step=review");
  await userEvent.click(await sendButton());
  expect(await screen.findByText(Form.failed.offline.title)).toBeVisible();
  online.mockReturnValue(true);
  line.isCut = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});
