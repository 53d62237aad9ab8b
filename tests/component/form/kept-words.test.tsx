import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ContactForm } from "@/components/contact/contact-form";
import { EnquiryForm } from "@/components/enquiry/enquiry-form";
import { ReviewForm } from "@/components/review/review-form";
import { forgetAuth, storeAuth } from "@/lib/site/account/auth-storage";
import { useAuth } from "@/lib/site/account/auth-store";
import { forgetEverything } from "@/lib/site/account/session";
import messages from "@/messages/en.json";
import { amani } from "../../support/account";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const { Form, ReviewForm: words, Enquiry } = messages;
const tours = ["crater", "rift"].map((slug) => ({ slug, title: `Tour ${slug}` }));
const subjects = { tours, places: [] };

const shown = async (form: ReactElement) => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      {form}
    </NextIntlClientProvider>,
  );
  await vi.dynamicImportSettled();
};

/** Leaves the page and comes back to it. */
const again = (form: ReactElement) => {
  cleanup();
  return shown(form);
};

const at = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, text: string) => userEvent.type(at(label), text);
const stands = (label: string, value: string) =>
  waitFor(() => expect(at(label)).toHaveProperty("value", value));
const kept = () => JSON.stringify({ ...sessionStorage });
const { message } = Form;
const answer = { data: { reference: "E-7KM4-X2PA-9TRH" } };

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json(answer, { status: 201 })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  forgetAuth();
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

it("a message that was begun is there after its page was left", async () => {
  await shown(<ContactForm />);
  await type(Form.fullName, "Ada Vogelsang");
  await userEvent.selectOptions(at(Form.country), "DE");
  await type(Form.phone, "+49301234567");
  await type(message, "When does it rain?");
  fireEvent.input(document.querySelector("[name=website]") as Element, {
    target: { value: "spam.example" },
  });
  expect(kept()).not.toContain("spam.example");
  await again(<ContactForm />);
  await stands(message, "When does it rain?");
  await stands(Form.fullName, "Ada Vogelsang");
  await stands(Form.country, "DE");
  expect(at(Form.phone).getAttribute("value")?.replaceAll(" ", "")).toBe("+49301234567");
  expect(localStorage.length).toBe(0);
});

it("of a review the stars and the tour come back, and neither agreement nor photographs are kept", async () => {
  await shown(<ReviewForm subjects={subjects} />);
  await userEvent.click(screen.getAllByRole("radio")[3] as HTMLElement);
  await userEvent.selectOptions(at(words.about), "Tour rift");
  await type(words.text, "We saw four lions.");
  fireEvent.change(at(words.travelled_on), { target: { value: "2025-07-01" } });
  await userEvent.click(screen.getByRole("checkbox"));
  expect(kept()).not.toMatch(/agree|photograph/);
  await again(<ReviewForm subjects={subjects} />);
  await stands(words.text, "We saw four lions.");
  await stands(words.about, "tour:rift");
  await stands(words.travelled_on, "2025-07-01");
  expect(screen.getAllByRole("radio")[3]).toHaveProperty("checked", true);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
});

it("a review of the tour that the address names has words of its own", async () => {
  await shown(<ReviewForm subjects={subjects} />);
  await type(words.text, "All of it was good.");
  window.history.replaceState(null, "", "/Review?tour=crater");
  await again(<ReviewForm subjects={subjects} />);
  await stands(words.about, "tour:crater");
  expect(at(words.text)).toHaveProperty("value", "");
  window.history.replaceState(null, "", "/Review");
  await again(<ReviewForm subjects={subjects} />);
  await stands(words.text, "All of it was good.");
});

const enquiry = (slug: string) => <EnquiryForm about={{ kind: "tour", slug }} />;

it("a question is kept with the tour that it is about", async () => {
  await shown(enquiry("crater"));
  await type(message, "Is the road open?");
  await again(enquiry("rift"));
  await vi.dynamicImportSettled();
  expect(at(message)).toHaveProperty("value", "");
  await again(enquiry("crater"));
  await stands(message, "Is the road open?");
});

it("what was typed before it comes back stays, and the rest comes back beside it", async () => {
  await shown(enquiry("crater"));
  await type(Form.email, "ada@example.com");
  await type(message, "Is the road open?");
  cleanup();
  const form = shown(enquiry("crater"));
  fireEvent.change(at(message), { target: { value: "Another question" } });
  await form;
  await stands(Form.email, "ada@example.com");
  await stands(message, "Another question");
});

it("what was sent is forgotten, also where its page was left meanwhile, and not kept again", async () => {
  await shown(enquiry("crater"));
  await type(Form.fullName, "Ada Vogelsang");
  await type(Form.email, "ada@example.com");
  await type(message, "Is the road open?");
  expect(kept()).toContain("Is the road open?");
  await userEvent.click(screen.getByRole("button", { name: Enquiry.send }));
  await screen.findByText(/E-7KM4-X2PA-9TRH/);
  await waitFor(() => expect(kept()).not.toContain("Is the road open?"));
  fireEvent.input(document.body);
  expect(kept()).not.toContain("Is the road open?");

  let arrive: (() => void) | undefined;
  vi.stubGlobal(
    "fetch",
    () => new Promise((done) => (arrive = () => done(Response.json(answer, { status: 201 })))),
  );
  await again(enquiry("crater"));
  await type(Form.fullName, "Ada Vogelsang");
  await type(Form.email, "ada@example.com");
  await type(message, "And in May?");
  await userEvent.click(screen.getByRole("button", { name: Enquiry.send }));
  await waitFor(() => expect(arrive).toBeDefined());
  cleanup();
  expect(kept()).toContain("And in May?");
  arrive?.();
  await waitFor(() => expect(kept()).not.toContain("And in May?"));
});

it("whoever signs out leaves nothing of it", async () => {
  await shown(<ContactForm />);
  await type(message, "When does it rain?");
  cleanup();
  expect(kept()).toContain("When does it rain?");
  useAuth.setState({ user: { ...amani, avatar: "" } });
  forgetEverything();
  expect(kept()).not.toContain("When does it rain?");
});

it("what was typed by somebody who has signed out in another tab is not shown to whoever comes next", async () => {
  await shown(<ContactForm />);
  await type(Form.fullName, "Ada Vogelsang");
  storeAuth({ token: "a-token-of-some-length", name: "Ada", avatar: "" });
  await again(<ContactForm />);
  await stands(Form.fullName, "Ada Vogelsang");
  await type(message, "When does it rain?");
  await again(<ContactForm />);
  await stands(message, "When does it rain?");
  forgetAuth();
  await again(<ContactForm />);
  await waitFor(() => expect(kept()).not.toContain("When does it rain?"));
  expect(at(message)).toHaveProperty("value", "");
});
