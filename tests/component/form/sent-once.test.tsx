import { act, cleanup, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFormCall } from "@/components/form/use-form-call";
import { useSend } from "@/components/form/use-send";
import { forgotPasswordEndpoint } from "@/lib/contract/accounts";
import { enquiryEndpoint } from "@/lib/contract/leads";
import { noteArrival } from "@/lib/site/came-from";
import messages from "@/messages/en.json";

const fetched = vi.fn(async () =>
  Response.json({ data: { reference: "E-7KM4-X2PA-9TRH" } }, { status: 201 }),
);
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

const { Form, FieldErrors } = messages;
const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ Form, FieldErrors }}>
    {children}
  </NextIntlClientProvider>
);

describe("a request", () => {
  it("says where its sender came from, to those calls that ask for it", async () => {
    noteArrival(new URL("https://x.example/trip/crater?utm_source=news"), "https://y.example/z");
    const options = { onSent: vi.fn(), onInvalid: () => undefined };
    const bodies = () =>
      fetched.mock.calls.map((call: unknown[]) =>
        JSON.parse((call[1] as RequestInit).body as string),
      );
    const enquiry = renderHook(() => useSend(async () => enquiryEndpoint, options)).result;
    await act(() => enquiry.current.send(question, "first"));
    const came = { page: "/trip/crater", referrer: "y.example", source: "news" };
    expect(bodies()[0]).toMatchObject({ full_name: "Ann Lee", came_from: came });
    const password = renderHook(() => useSend(async () => forgotPasswordEndpoint, options)).result;
    await act(() => password.current.send(async () => ({ email: "ann@example.com" }), "second"));
    expect(bodies()[1]).toEqual({ email: "ann@example.com" });
    // With leave what was read goes along, and without it the field is not there.
    expect(bodies()[0].came_from.pages).toBeUndefined();
    sessionStorage.setItem("trip", '["/Blogs", "/trip/crater"]');
    localStorage.setItem("consent", '{ "categories": ["measurement"] }');
    const another = renderHook(() => useSend(async () => enquiryEndpoint, options)).result;
    await act(() => another.current.send(question, "third"));
    expect(bodies()[2].came_from.pages).toEqual(["/Blogs", "/trip/crater"]);
    sessionStorage.clear();
    localStorage.clear();
    Reflect.deleteProperty(globalThis, Symbol.for("tembea.cameFrom"));
  });

  it("of an account says that we cannot be reached where what sends it cannot be loaded", async () => {
    const away = async (): Promise<typeof forgotPasswordEndpoint> => {
      throw new TypeError("Failed to fetch dynamically imported module");
    };
    const options = { defaultValues: { email: "ann@example.com" }, labels: {}, onDone: vi.fn() };
    const form = renderHook(() => useFormCall(away, options), { wrapper }).result;
    await act(() => form.current.submit());
    expect(form.current.failure).toBe(Form.failed.unreachable.title);
  });

  const question = async () => ({
    about: { kind: "tour" as const, slug: "crater" },
    ...{ full_name: "Ann Lee", email: "ann@example.com", message: "When?" },
  });

  it("that has arrived is not sent again by a click that comes late, until it is another", async () => {
    const onSent = vi.fn();
    const options = { onSent, onInvalid: () => undefined };
    const { result } = renderHook(() => useSend(async () => enquiryEndpoint, options));
    await act(async () => {
      await result.current.send(question, "first");
      await result.current.send(question, "second");
    });
    expect(fetched).toHaveBeenCalledOnce();
    expect(onSent).toHaveBeenCalledOnce();
    await act(async () => {
      result.current.forget();
      await result.current.send(question, "third");
    });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("a form", () => {
  it("is sent once for two clicks that come before the page shows the first", async () => {
    const call = vi.fn(async () => ({ data: { sent: true as const } }));
    const { result } = renderHook(
      () =>
        useFormCall(async () => forgotPasswordEndpoint, {
          defaultValues: { email: "ann@example.com" },
          labels: {},
          call,
          onDone: () => undefined,
        }),
      { wrapper },
    );
    const { submit } = result.current;
    await act(() => Promise.all([submit(), submit()]));
    expect(call).toHaveBeenCalledOnce();
  });
});
