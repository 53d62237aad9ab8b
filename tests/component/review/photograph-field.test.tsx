import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { PhotographField } from "@/components/review/photograph-field";
import type { usePhotographs } from "@/components/review/use-photographs";
import { catalogues } from "@/lib/i18n/translator";

afterEach(cleanup);

it("photographs that were chosen before the page had its script are taken", async () => {
  const { ReviewForm, Form, FieldErrors } = catalogues.en;
  const add = vi.fn(() => true);
  const photographs = { chosen: [], add } as unknown as ReturnType<typeof usePhotographs>;
  const page = (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ReviewForm, Form, FieldErrors }}>
      <PhotographField id="photographs" photographs={photographs} />
    </NextIntlClientProvider>
  );
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  const lions = new File(["lions"], "lions.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText(new RegExp(ReviewForm.photographs.label)), lions);
  await act(async () => hydrateRoot(root, page));
  expect(add).toHaveBeenCalledExactlyOnceWith([lions]);
  root.remove();
});
