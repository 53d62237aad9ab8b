import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { freePort } from "../database/free-port";
import type { LocaleOf } from "../edge/error-documents";
import type { Settings } from "../settings";
import { type Sandbox, startSandbox } from "./sandbox";

// Not the next port, where another site of the same person may want to listen.
const distance = 1_000;
const highestPort = 65_535;

/**
 * Starts the payment sandbox and tells the application of it, where test money is taken: neither
 * beside keys of the real provider nor on domains of one's own.
 */
export async function openSandbox(
  settings: Settings,
  localeOf: LocaleOf,
): Promise<Sandbox | undefined> {
  // Whatever it was set to: only a sandbox provider that was started here is believed.
  delete process.env.PAYMENT_SANDBOX_INTERNAL;
  if (settings.payments !== "test") return undefined;
  // Others than this process cannot use it, though they may reach its address.
  const keys = { key: randomBytes(8).toString("hex"), secret: randomBytes(32).toString("hex") };
  const wanted = settings.port + distance;
  const port = await freePort(wanted > highestPort ? undefined : wanted);
  const sandbox = await startSandbox({
    port,
    keys,
    folder: join(settings.dataDir, "payment-sandbox"),
    publicUrl: settings.paymentSandboxUrl,
    localeOf,
  });
  process.env.PAYMENT_SANDBOX_INTERNAL = `http://${keys.key}:${keys.secret}@127.0.0.1:${port}`;
  return sandbox;
}
