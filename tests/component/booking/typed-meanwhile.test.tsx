import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { CommentPart } from "@/components/booking/offer/comment-part";
import { SubjectThread } from "@/components/booking/offer/subject-thread";
import type { AskFields, Talk } from "@/components/booking/offer/use-ask";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, confirmedBooking, openBooking, shown } from "./guest-support";
import { anOffer } from "./offer-support";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const offer = anOffer({ reads_along: true });

/** A part of the page of an offer, for somebody who reads along. */
function Reading({ part }: { part(talk: Talk): ReactNode }) {
  const open = { isOpen: true, isNew: false, text: "" };
  const [fields, setFields] = useState<AskFields>({ "day:a": open });
  return part({
    open: { offer, secret: "or_key" },
    onShow: () => undefined,
    ...{ fields, setFields },
    reader: { name: "Max", setName: () => undefined },
  });
}

it.each([
  ["about the whole", (talk: Talk) => <CommentPart talk={talk} journey={undefined} />],
  ["about a day", (talk: Talk) => <SubjectThread talk={talk} subject="day:a" />],
])(
  "what is typed of an offer while the words before are on their way stays: %s",
  async (_, part) => {
    let answer: ((response: Response) => void) | undefined;
    vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve)));
    render(
      <NextIntlClientProvider locale="en" messages={messagesOf("en")} timeZone="UTC">
        <Reading part={part} />
      </NextIntlClientProvider>,
    );
    const { label, send } = messagesOf("en").Offer.comment;
    const user = userEvent.setup();
    const field = screen.getByLabelText(label);
    await user.type(field, "Lions");
    await user.click(screen.getByRole("button", { name: send }));
    await vi.waitFor(() => expect(answer).toBeDefined(), 30_000);
    await user.type(field, "!");
    answer?.(Response.json({ data: offer }));
    await settled();
    expect(screen.getByLabelText(label)).toBe(field);
    expect(field).toHaveValue("Lions!");
  },
);

it("what is typed of a change while the wish before is on its way stays", async () => {
  let answer: (response: Response) => void = () => undefined;
  answering(({ method }) =>
    method === "GET"
      ? shown(confirmedBooking())
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
  const user = openBooking();
  const wish = await screen.findByRole("textbox", { name: "What would you like to change?" });
  await user.type(wish, "One more traveller");
  await user.click(screen.getByRole("button", { name: "Send the request" }));
  await settled();
  await user.type(wish, ", please");
  answer(shown(confirmedBooking()));
  expect(await screen.findByText(/Your request is with us/)).toBeVisible();
  expect(wish).toHaveValue("One more traveller, please");
});

it("a wish for a change that is sent again after a lost answer is known to be the same", async () => {
  let isLost = true;
  const asked = answering(({ method }) => {
    if (method !== "GET" && isLost) throw new TypeError("no connection");
    return shown(confirmedBooking());
  });
  const user = openBooking();
  const wish = await screen.findByRole("textbox", { name: "What would you like to change?" });
  const send = () => user.click(screen.getByRole("button", { name: "Send the request" }));
  await user.type(wish, "One more traveller");
  await send();
  await settled();
  isLost = false;
  await send();
  expect(await screen.findByText(/Your request is with us/)).toBeVisible();
  await user.type(wish, "One more traveller");
  await send();
  await settled();
  const keys = asked.filter(({ method }) => method !== "GET").map((each) => each.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
