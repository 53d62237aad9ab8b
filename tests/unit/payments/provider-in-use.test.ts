import { afterEach, describe, expect, it, vi } from "vitest";
import type { Pesapal } from "@/lib/backend/provider/pesapal/pesapal";

const sandbox = "http://key:secret@127.0.0.1:4000";
const live = { PESAPAL_CONSUMER_KEY: "live-key", PESAPAL_CONSUMER_SECRET: "live-secret" };

afterEach(() => vi.unstubAllEnvs());

async function configured(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { provider, replaceProvider } = await import("@/lib/backend/provider/provider-in-use");
  replaceProvider(undefined);
  return provider() as Pesapal;
}

describe("who takes the money", () => {
  it("is the sandbox provider when there are no keys", async () => {
    const { name, options } = await configured({ PAYMENT_SANDBOX_INTERNAL: sandbox });
    expect(name).toBe("sandbox");
    expect(options.credentials.baseUrl).toBe("http://127.0.0.1:4000");
    expect(options.pageHosts).toEqual(["127.0.0.1:4000"]);
    expect(options.notifyUrl).toBe("http://localhost:3000/api/payments/ipn");
  });

  it("is the sandbox provider behind its proxy for the browser only", async () => {
    const PAYMENT_SANDBOX_URL = "https://test-money.example";
    const { options } = await configured({
      PAYMENT_SANDBOX_INTERNAL: sandbox,
      PAYMENT_SANDBOX_URL,
    });
    expect(options.credentials.baseUrl).toBe("http://127.0.0.1:4000");
    expect(options.pageHosts).toEqual(["test-money.example"]);
  });

  it("is the real one as soon as there are keys, and the sandbox provider never", async () => {
    const { name, options } = await configured({ ...live, PAYMENT_SANDBOX_INTERNAL: sandbox });
    expect(name).toBe("pesapal");
    expect(options.credentials).toEqual({
      baseUrl: "https://pay.pesapal.com/v3",
      consumerKey: "live-key",
      consumerSecret: "live-secret",
    });
    expect(options.pageHosts).toEqual(["pay.pesapal.com"]);
    expect(options.patience).toEqual({ connectMs: 5_000, totalMs: 10_000 });
  });

  it("is nobody when there is neither", async () => {
    await expect(configured({ PAYMENT_SANDBOX_INTERNAL: "" })).rejects.toMatchObject({
      code: "conflict",
      detail: { reason: "payment_off" },
    });
    const { takesOnlinePayments } = await import("@/lib/backend/provider/provider-in-use");
    expect(takesOnlinePayments()).toBe(false);
  });

  it.each([live, { PAYMENT_SANDBOX_INTERNAL: sandbox }])(
    "is somebody, so that online payment is on, with %j",
    async (environment) => {
      await configured(environment);
      const { replaceProvider } = await import("@/lib/backend/provider/provider-in-use");
      const { takesOnlinePayments } = await import("@/lib/backend/provider/provider-in-use");
      replaceProvider(undefined);
      expect(takesOnlinePayments()).toBe(true);
    },
  );

  it.each(Object.keys(live))("is not started with %s alone", async (name) => {
    await expect(configured({ [name]: "x" })).rejects.toThrow(
      /^PESAPAL_CONSUMER_(KEY|SECRET) in the environment: is missing, while the other of the pair is set\. See \.env\.example\.$/,
    );
  });
});
