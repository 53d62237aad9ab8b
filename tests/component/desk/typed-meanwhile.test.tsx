import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NoteForm } from "@/components/desk/note-form";
import { OfferThread } from "@/components/desk/offers/offer-thread";
import { AnswerForm } from "@/components/desk/requests/answer-form";
import { ReplyForm } from "@/components/desk/reviews/reply-form";
import { deskWords, offerWords, reviewWords } from "@/components/desk/words/words";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { anOffer } from "./offer-screen-support";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const doing = async (work: () => Promise<unknown>) => {
  await work();
  return true;
};
const message: OfferDetail["messages"][number] = {
  ...{ id: 1, from: null, subject: null, about: null, text: "And the tents?" },
  kind: "question",
  at: "2027-01-02T08:00:00Z",
};
const request = {
  id: "Q-1",
  version: 1,
  subject: "Safari",
  email: "a@example.com",
  language: "en",
};
const review = { id: "R-1", language: "de", reply: null };
const onClose = vi.fn();
const answerProps = { request, busy: false, doing } as unknown as ComponentProps<typeof AnswerForm>;
const replyProps = { review, busy: false, doing, onClose } as unknown as ComponentProps<
  typeof ReplyForm
>;
const offer = { ...anOffer(), messages: [message] };

const fields: [string, ReactNode, string, string][] = [
  [
    "an answer to a request",
    <AnswerForm key="answer" {...answerProps} />,
    deskWords.request.text,
    deskWords.request.send,
  ],
  [
    "a note",
    <NoteForm key="note" about="Q-1" onKeep={() => doing(() => fetch("/note"))} />,
    deskWords.note.label,
    deskWords.note.keep,
  ],
  [
    "an answer about an offer",
    <OfferThread key="thread" offer={offer} busy={false} doing={doing} />,
    offerWords.answer,
    offerWords.answerSend,
  ],
  [
    "a public reply",
    <ReplyForm key="reply" {...replyProps} />,
    reviewWords.yourReply,
    reviewWords.send,
  ],
];

describe("what is typed while the text before is on its way", () => {
  it.each(fields)("stays, in this browser too: %s", async (_, form, label, button) => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve)));
    onClose.mockClear();
    render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
    const user = userEvent.setup();
    const field = screen.getByLabelText(label);
    await user.type(field, "First");
    await user.click(screen.getByRole("button", { name: button }));
    await user.type(field, " and more");
    answer(Response.json({ done: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field).toHaveValue("First and more");
    expect(Object.values(localStorage)).toContain("First and more");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: button }));
    answer(Response.json({ done: true }));
    await vi.waitFor(() => expect(field).toHaveValue(""), 30_000);
    expect(Object.values(localStorage)).toEqual([]);
  });
});
