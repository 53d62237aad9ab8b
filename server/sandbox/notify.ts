import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Listener, SandboxOrder } from "./orders";

const pausesMs = [0, 2_000, 10_000, 60_000];
const AnswerSchema = z.object({ status: z.coerce.number() });

/** Tells a listener that an order changed, and again some times until it says that it has understood. */
export async function notify(listener: Listener, order: SandboxOrder): Promise<void> {
  for (const pauseMs of pausesMs) {
    await pause(pauseMs, undefined, { ref: false });
    if (await tellOnce(listener, order).catch(() => false)) return;
  }
}

async function tellOnce({ url, type }: Listener, order: SandboxOrder): Promise<boolean> {
  const news = {
    OrderNotificationType: "IPNCHANGE",
    OrderTrackingId: order.trackingId,
    OrderMerchantReference: order.merchantReference,
  };
  const signal = AbortSignal.timeout(15_000);
  const address = new URL(url);
  if (type === "GET")
    for (const [name, value] of Object.entries(news)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    method: type,
    signal,
    ...(type === "POST" && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(news),
    }),
  });
  return AnswerSchema.safeParse(await response.json()).data?.status === 200;
}
