import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextField } from "@/components/form/text-field";
import { useFormCall } from "@/components/form/use-form-call";
import { updateProfileEndpoint } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import messages from "@/messages/en.json";

afterEach(() => {
  cleanup();
  vi.doUnmock("react-hook-form");
  vi.resetModules();
});

const { Form, FieldErrors } = messages;
const done = vi.fn();
const call = vi.fn(async () => ({}) as never);

/** A name that is known, and one that is not. */
function Names({ how = {} }: { how?: { setValueAs?: (typed: string) => unknown } }) {
  const { field, form, submit } = useFormCall(async () => updateProfileEndpoint, {
    defaultValues: { name: "Ann Lee", title: "", country: "" },
    labels: { name: "Name", title: "Title" },
    call,
    onDone: () => done(form.getValues("name")),
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField {...field("name")} />
      <TextField {...field("title", how)} />
      <button type="button" onClick={() => form.setValue("country", "DE")}>
        Germany
      </button>
      <output>{String(form.getValues("country"))}</output>
      <button type="submit">Save</button>
    </form>
  );
}

/** Asks for a name, and is empty again once it is sent. */
function Secret() {
  const { field, form, submit } = useFormCall(async () => updateProfileEndpoint, {
    defaultValues: { name: "", title: "", country: "" },
    labels: { name: "Name" },
    call,
    onDone: () => form.reset({ name: "", title: "", country: "" }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField {...field("name")} />
      <button type="submit">Save</button>
    </form>
  );
}

const shown = (form: React.ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ Form, FieldErrors }}>
      {form}
    </NextIntlClientProvider>,
  );

const typed = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe("a form, whose engine comes when it is touched", () => {
  it("shows what is known before, and keeps what is typed before", async () => {
    call.mockClear();
    shown(<Names />);
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ann Lee");
    typed("Name", "Ann Low");
    typed("Title", "Dr");
    fireEvent.click(screen.getByText("Germany"));
    await vi.dynamicImportSettled();
    expect(screen.getByRole("status").textContent).toBe("DE");
    expect(screen.getByLabelText("Title")).toHaveProperty("value", "Dr");
    fireEvent.focusIn(screen.getByLabelText("Title"));
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    const sent = { name: "Ann Low", title: "Dr", country: "DE" };
    expect(call).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(sent));
  });

  it("tells whoever waits for the answer what was sent, also where sending was its first touch", async () => {
    done.mockClear();
    shown(<Names />);
    typed("Name", "Ann Low");
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(done).toHaveBeenCalledWith("Ann Low"));
  });

  it("is empty after it was sent, where it is to be", async () => {
    call.mockClear();
    shown(<Secret />);
    typed("Name", "Ann Low");
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveProperty("value", ""));
  });

  it("is sent as it is where the engine cannot be loaded: the site checks it", async () => {
    call.mockClear();
    vi.doMock("react-hook-form", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    call.mockRejectedValueOnce(new ApiError("invalid", { fields: { title: ["Too short."] } }));
    shown(<Names how={{ setValueAs: (title) => title || undefined }} />);
    typed("Name", "Ann Low");
    fireEvent.click(screen.getByText("Germany"));
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    const sent = { name: "Ann Low", title: undefined, country: "DE" };
    expect(call).toHaveBeenCalledWith(expect.anything(), sent);
    expect(await screen.findByText("Too short.")).toBeTruthy();
  });
});
