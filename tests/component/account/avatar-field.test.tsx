import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AvatarField } from "@/components/account/avatar-field";
import messages from "@/messages/en.json";

const jpeg = "data:image/jpeg;base64,/9j/2Q==";

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 900, height: 600 }));
  const drawing = { fillRect: () => {}, drawImage: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue(jpeg);
  URL.createObjectURL = () => "blob:square";
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a picture that was taken is in the form at once, so that saving right after sends it", async () => {
  const taken: Array<File | null> = [];
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AvatarField id="avatar" picture={null} name="Amani" onChange={(file) => taken.push(file)} />
    </NextIntlClientProvider>,
  );
  const { profile, crop } = messages.Account;
  const files = [new File(["a photo"], "me.png", { type: "image/png" })];
  fireEvent.change(screen.getByLabelText(profile.avatar), { target: { files } });
  fireEvent.click(await screen.findByRole("button", { name: crop.take }));
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ name: "avatar.jpg", type: "image/jpeg", size: 4 });
});
