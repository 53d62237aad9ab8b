import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { WriteReviewButton } from "@/components/review/write-review-button";
import { catalogues } from "@/lib/i18n/translator";
import { teachDialogs } from "../../support/dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const { ReviewForm, Form, FieldErrors } = catalogues.en;

beforeAll(teachDialogs);
afterEach(cleanup);

it("a review that was begun is still there when its dialog is closed and opened again", async () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ReviewForm, Form, FieldErrors }}>
      <WriteReviewButton subjects={{ tours: [], places: [] }}>Write a review</WriteReviewButton>
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  const open = async () => {
    await user.click(screen.getByRole("link", { name: "Write a review" }));
    return within(await screen.findByRole("dialog", { name: ReviewForm.title }));
  };
  const first = await open();
  await user.type(first.getByLabelText(new RegExp(ReviewForm.text)), "We saw four lions.");
  await user.click(first.getByRole("button", { name: Form.close }));
  expect(screen.queryByRole("dialog")).toBeNull();
  const again = await open();
  expect(again.getByDisplayValue("We saw four lions.")).toBeTruthy();
});
