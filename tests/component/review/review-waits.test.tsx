import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { ReviewForm } from "@/components/review/review-form";
import { catalogues } from "@/lib/i18n/translator";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@/components/form/shrunk-photograph", () => ({
  shrunkPhotograph: async (file: File) => file,
}));

const { ReviewForm: words, Form, FieldErrors } = catalogues.en;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const photograph = (name: string) => new File([name], `${name}.jpg`, { type: "image/jpeg" });
const ids = ["1", "2"].map((digit) => digit.repeat(32));

it("a review that is sent before its photographs are there says so, and goes with all of them by itself", async () => {
  const answers: (() => void)[] = [];
  const sent: { photographs?: string[]; text: string }[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    if (path.includes("photograph"))
      return new Promise((resolve) =>
        answers.push(() =>
          resolve(Response.json({ data: { photograph: ids[answers.length - 1] } })),
        ),
      );
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ data: { reference: "R-1" } }));
  });
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
  );
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ ReviewForm: words, Form, FieldErrors }}
    >
      <ReviewForm subjects={{ tours: [], places: [] }} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  await user.click(screen.getAllByRole("radio")[4] as HTMLElement);
  await user.type(field(words.headline), "Lions");
  await user.type(field(words.text), "We saw four lions, and a leopard with her cubs.");
  await user.type(field(Form.fullName), "Ada Vogelsang");
  await user.selectOptions(field(Form.country), "DE");
  await user.type(field(Form.email), "ada@example.com");
  await user.click(screen.getByRole("checkbox"));
  await user.upload(field(words.photographs.label), photograph("lions"));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: words.submit }));
  expect(await screen.findByRole("button", { name: Form.sending })).toBeTruthy();
  await user.upload(field(words.photographs.label), photograph("cubs"));
  await user.type(field(words.text), " And cheetahs.");
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getByRole("button", { name: Form.sending })).toBeTruthy();
  expect(sent).toEqual([]);
  answers[1]?.();
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 });
  expect(sent[0]?.photographs).toHaveLength(2);
  expect(sent[0]?.text).toContain("And cheetahs.");
});
