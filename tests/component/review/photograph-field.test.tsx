import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { PhotographField } from "@/components/review/photograph-field";
import { usePhotographs } from "@/components/review/use-photographs";
import { catalogues } from "@/lib/i18n/translator";

vi.mock("@/components/form/shrunk-photograph", () => ({
  shrunkPhotograph: async (file: File) => file,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { ReviewForm, Form, FieldErrors } = catalogues.en;
const worded = (field: ReactNode) => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ReviewForm, Form, FieldErrors }}>
    {field}
  </NextIntlClientProvider>
);
const Chosen = () => <PhotographField id="photographs" photographs={usePhotographs()} />;
const lions = new File(["lions"], "lions.jpg", { type: "image/jpeg" });

it("photographs that were chosen before the page had its script are taken", async () => {
  const add = vi.fn(() => true);
  const photographs = { chosen: [], add } as unknown as ReturnType<typeof usePhotographs>;
  const page = worded(<PhotographField id="photographs" photographs={photographs} />);
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  await userEvent.upload(screen.getByLabelText(new RegExp(ReviewForm.photographs.label)), lions);
  await act(async () => hydrateRoot(root, page));
  expect(add).toHaveBeenCalledExactlyOnceWith([lions]);
  root.remove();
});

it("where too many wait to be read a guest reads that the review can go without photographs", async () => {
  const refused = { error: { code: "conflict", message: "This has changed in the meantime." } };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 409 }));
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
  );
  render(worded(<Chosen />));
  const { label, failed } = ReviewForm.photographs;
  await userEvent.upload(screen.getByLabelText(new RegExp(label)), lions);
  expect(await screen.findByText(failed.notTaken)).toBeTruthy();
});
