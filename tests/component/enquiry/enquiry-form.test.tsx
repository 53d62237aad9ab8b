import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EnquiryForm } from "@/components/enquiry/enquiry-form";
import { catalogues } from "@/lib/i18n/translator";

const messages = catalogues.de;

const { Enquiry, Form, FieldErrors } = messages;
const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

const keys = () =>
  fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get("idempotency-key"));

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ Enquiry, Form, FieldErrors }}>
      <EnquiryForm about={{ kind: "destination", slug: "serengeti" }} />
    </NextIntlClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  // What was not sent would be there again.
  sessionStorage.clear();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

async function fill() {
  await userEvent.type(screen.getByRole("textbox", { name: "Vor- und Nachname" }), "Ann Weiß");
  await userEvent.type(screen.getByRole("textbox", { name: "E-Mail-Adresse" }), "ann@example.com");
  await userEvent.type(screen.getByRole("textbox", { name: "Ihre Nachricht" }), "Wann im Juli?");
}

describe("a question about a place", () => {
  it("names what is missing and leads to the first of it", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    expect(await screen.findByText("Bitte prüfen Sie 3 Angaben.")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Vor- und Nachname" })).toHaveFocus(),
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it("asks for a name where somebody gave a link, beside the field, and keeps what was typed", async () => {
    await fill();
    const name = screen.getByRole("textbox", { name: "Vor- und Nachname" });
    await userEvent.type(name, " http://evil.example");
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining(FieldErrors.not_a_name)),
    );
    expect(name).toHaveValue("Ann Weiß http://evil.example");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("takes a phone country without a number for no number", async () => {
    fetched.mockResolvedValue(
      Response.json({ data: { reference: "E-7KM4-X2PA-9TRH" } }, { status: 201 }),
    );
    await fill();
    const number = () => screen.getByRole("textbox", { name: /^Telefonnummer/ });
    await userEvent.selectOptions(await screen.findByRole("combobox"), "DE");
    await waitFor(() => expect(number()).toHaveValue("+49"));
    await userEvent.click(number());
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).phone || "").toBe("");
  });

  it("is sent once and thanks with the reference", async () => {
    fetched.mockResolvedValue(
      Response.json({ data: { reference: "E-7KM4-X2PA-9TRH" } }, { status: 201 }),
    );
    await fill();
    await userEvent.dblClick(screen.getByRole("button", { name: "Frage senden" }));
    const reference = await screen.findByText(/E-7KM4-X2PA-9TRH/);
    expect(reference).toBeVisible();
    expect(reference.closest("[data-clarity-mask=true]")).not.toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
      about: { kind: "destination", slug: "serengeti" },
      message: "Wann im Juli?",
    });
  });

  it("stays as it is when it did not arrive, and goes again with the same key", async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 503 }));
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    await screen.findByText("Wir sind gerade nicht erreichbar.");
    expect(screen.getByRole("textbox", { name: "Ihre Nachricht" })).toHaveValue("Wann im Juli?");
    await userEvent.click(screen.getByRole("button", { name: "Noch einmal senden" }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it("is not sent by itself as it was before it was changed", async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 503 }));
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    await screen.findByText("Wir sind gerade nicht erreichbar.");
    await userEvent.type(
      screen.getByRole("textbox", { name: "Ihre Nachricht" }),
      " Und im August?",
    );
    expect(screen.queryByText("Wir sind gerade nicht erreichbar.")).toBeNull();
    window.dispatchEvent(new Event("online"));
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    const sent = JSON.parse(String(fetched.mock.calls[1]?.[1].body));
    expect(sent.message).toBe("Wann im Juli? Und im August?");
  });

  it("shows the server's words at the field that it refuses", async () => {
    fetched.mockImplementation(async () =>
      Response.json(
        {
          error: { code: "invalid", message: "", fields: { email: ["Dieses Postfach ist voll."] } },
        },
        { status: 422 },
      ),
    );
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
    const email = screen.getByRole("textbox", { name: "E-Mail-Adresse" });
    await waitFor(() => expect(email).toHaveAccessibleDescription("Dieses Postfach ist voll."));
    await waitFor(() => expect(email).toHaveFocus());
  });

  it.each([
    ["a field that nobody is asked for", { about: ["Das gibt es nicht mehr."] }],
    ["no field", {}],
  ])(
    "says that it is our fault where the server refuses %s, until it is changed",
    async (_, fields) => {
      fetched.mockImplementation(async () =>
        Response.json({ error: { code: "invalid", message: "", fields } }, { status: 422 }),
      );
      await fill();
      await userEvent.click(screen.getByRole("button", { name: "Frage senden" }));
      expect(await screen.findByText(Form.failed.broken.title)).toBeVisible();
      await userEvent.type(screen.getByRole("textbox", { name: "Ihre Nachricht" }), "!");
      expect(screen.queryByText(Form.failed.broken.title)).toBeNull();
    },
  );
});
