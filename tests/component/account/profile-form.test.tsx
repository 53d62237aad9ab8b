import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProfileForm } from "@/components/account/profile-form";
import { useAuth } from "@/lib/site/account/auth-store";
import messages from "@/messages/en.json";
import { amani } from "../../support/account";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

const { profile, crop } = messages.Account;
/** The pictures that were sent, and what answers the first call that waits. */
let sent: unknown[];
let waiting: (() => void)[];
beforeEach(() => {
  sent = [];
  waiting = [];
  useAuth.setState({ token: "a".repeat(43), user: amani, status: "signed-in" });
  vi.stubGlobal("createImageBitmap", async () => ({ width: 900, height: 600 }));
  const drawing = { fillRect: () => {}, drawImage: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing as never);
  let drawn = 0;
  // Each picture is one byte longer than the one before.
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(
    () => `data:image/jpeg;base64,${btoa("a".repeat(++drawn))}`,
  );
  URL.createObjectURL = () => "blob:square";
  URL.revokeObjectURL = () => {};
  vi.stubGlobal("fetch", async (_: string, { body }: { body: FormData }) => {
    const picture = body.get("avatar");
    sent.push(picture instanceof File ? picture.size : body.get("remove_avatar"));
    await new Promise<void>((answer) => waiting.push(answer));
    return Response.json({ data: { ...amani, avatar: "http://x/saved.jpg" } });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function choose() {
  const files = [new File(["a photo"], "me.png", { type: "image/png" })];
  fireEvent.change(screen.getByLabelText(profile.avatar), { target: { files } });
  fireEvent.click(await screen.findByRole("button", { name: crop.take }));
}
async function save(times: number) {
  fireEvent.click(screen.getByRole("button", { name: profile.submit }));
  await vi.waitFor(() => expect(sent).toHaveLength(times), 30_000);
}
async function answer() {
  waiting.shift()?.();
  await screen.findByRole("button", { name: profile.submit });
}

it.each([
  ["a picture that is chosen", choose, 2],
  [
    "that there is to be none",
    async () => fireEvent.click(screen.getByRole("button", { name: profile.avatarRemove })),
    "true",
  ],
])("%s while the profile is being saved is sent when it is saved again", async (...how) => {
  const [, meanwhile, then] = how;
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ProfileForm profile={amani} />
    </NextIntlClientProvider>,
  );
  await choose();
  await save(1);
  await meanwhile();
  await answer();
  expect(screen.queryByText(profile.saved)).not.toBeInTheDocument();
  await save(2);
  await answer();
  expect(screen.getByText(profile.saved)).toBeVisible();
  await save(3);
  await answer();
  expect(sent).toEqual([1, then, null]);
});
