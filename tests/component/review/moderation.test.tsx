import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { ModerationView } from "@/components/moderation/moderation-view";
import { messagesOf } from "@/lib/i18n/translator";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { Moderation: words } = messagesOf("en");
const review = { author: "Kim L.", rating: 5, title: "Lions", text: "Lions.", photographs: [] };

async function followed(writtenAlready: boolean, reason: string) {
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) =>
    JSON.parse(String(body)).confirm
      ? Response.json({ error: { code: "conflict", message: "", reason } }, { status: 409 })
      : Response.json({
          data: { action: "publish", done: false, review, written_already: writtenAlready },
        }),
  );
  window.history.replaceState(null, "", "/Moderation#a.token");
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messagesOf("en")}>
      <ModerationView />
    </NextIntlClientProvider>,
  );
  await screen.findByText(words.asking.publish);
}
const confirm = () => userEvent.click(screen.getByRole("button", { name: words.confirm.publish }));

it("a second review of the same guest says so, and which has to be taken down first", async () => {
  await followed(true, "reviewed_already");
  expect(screen.getByText(words.writtenAlready)).toBeVisible();
  await confirm();
  expect(await screen.findByText(words.refused.second.title)).toBeVisible();
  expect(screen.getByText(words.refused.second.text)).toBeVisible();
});

it("a link that was used meanwhile is said to be that", async () => {
  await followed(false, "changed_meanwhile");
  expect(screen.queryByText(words.writtenAlready)).toBeNull();
  await confirm();
  expect(await screen.findByText(words.refused.used.title)).toBeVisible();
});
