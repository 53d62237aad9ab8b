import { act, cleanup, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFormCall } from "@/components/form/use-form-call";
import { useSend } from "@/components/form/use-send";
import { forgotPasswordEndpoint } from "@/lib/contract/accounts";
import { enquiryEndpoint } from "@/lib/contract/leads";
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
        useFormCall(forgotPasswordEndpoint, {
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
