import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerForm } from "@/components/desk/requests/answer-form";
import { ReplyForm } from "@/components/desk/reviews/reply-form";
import { SnippetScreen } from "@/components/desk/snippets/snippet-screen";
import { deskWords, reviewWords, snippetWords } from "@/components/desk/words/words";

const address = vi.hoisted(() => ({ search: "" }));
vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(address.search),
}));

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.spyOn(window.history, "replaceState").mockImplementation((_, __, href) => {
    address.search = String(href).split("?")[1] ?? "";
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  address.search = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what was typed in a language before the page was loaded anew", () => {
  it("is a reply in that language again", async () => {
    const review = { id: "R-1", language: "de", reply: null };
    const props = { review, busy: false } as unknown as ComponentProps<typeof ReplyForm>;
    const user = userEvent.setup();
    render(<ReplyForm {...props} />);
    await user.type(screen.getByLabelText(reviewWords.yourReply), "Merci");
    await user.selectOptions(screen.getByLabelText(reviewWords.language), "fr");
    cleanup();
    render(<ReplyForm {...props} />);
    expect(screen.getByLabelText(reviewWords.yourReply)).toHaveValue("Merci");
    expect(screen.getByLabelText(reviewWords.language)).toHaveValue("fr");
  });

  it("is a ready sentence in that language again, and in no other", async () => {
    const open = () =>
      render(
        <QueryClientProvider client={new QueryClient()}>
          <SnippetScreen first={[]} />
        </QueryClientProvider>,
      );
    const text = (language: string) => screen.getByLabelText(snippetWords.text(language));
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole("button", { name: "German" }));
    cleanup();
    open();
    await user.type(text("German"), "Trinkgeld ist üblich.");
    cleanup();
    open();
    expect(text("German")).toHaveValue("Trinkgeld ist üblich.");
    await user.click(screen.getByRole("button", { name: "English" }));
    cleanup();
    open();
    expect(text("English")).toHaveValue("");
  });
});

it("an answer has its subject again after the page was loaded anew, until it is sent", async () => {
  const request = { id: "Q-1", version: 1, subject: "Your journey", email: "a@example.com" };
  const doing = async (work: () => Promise<unknown>) => {
    await work();
    return true;
  };
  const props = { request: { ...request, language: "en" }, busy: false, doing };
  const open = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AnswerForm {...(props as unknown as ComponentProps<typeof AnswerForm>)} />
      </QueryClientProvider>,
    );
  const words = deskWords.request;
  const subject = () => screen.getByLabelText(words.subject);
  open();
  await userEvent.clear(subject());
  await userEvent.type(subject(), "The crater in May");
  await userEvent.type(screen.getByLabelText(words.text), "Yes.");
  cleanup();
  open();
  expect(subject()).toHaveValue("The crater in May");
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ done: true });
  });
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  await vi.waitFor(() => expect(subject()).toHaveValue("Your journey"), 30_000);
  expect(sent).toContainEqual(expect.objectContaining({ subject: "The crater in May" }));
  expect(localStorage).toHaveLength(0);
});
