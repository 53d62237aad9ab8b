import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { systemCode } from "../start-error";

/** As the provider's `status_code`: not paid (yet), paid, declined, given back. */
export const status = { invalid: 0, completed: 1, failed: 2, reversed: 3 } as const;

const OrderSchema = z.object({
  trackingId: z.string(),
  merchantReference: z.string(),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  callbackUrl: z.string(),
  cancellationUrl: z.string().optional(),
  notificationId: z.string(),
  statusCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  isCancelled: z.boolean(),
  isRefunded: z.boolean(),
  createdAt: z.string(),
});
export type SandboxOrder = z.infer<typeof OrderSchema>;

const ListenerSchema = z.object({
  id: z.string(),
  url: z.string(),
  type: z.enum(["GET", "POST"]),
  createdAt: z.string(),
});
/** Who wants to hear of payments. */
export type Listener = z.infer<typeof ListenerSchema>;

const wholeName = /^[A-Za-z0-9-]{1,60}$/;

/** What the sandbox remembers: a small file each, so that a site that was killed finds all of it. */
export class Orders {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Takes an order in; false when its merchant reference was used before. */
  add(order: SandboxOrder): boolean {
    try {
      const mark = join(this.folder, `id-${order.merchantReference}`);
      writeFileSync(mark, order.trackingId, { flag: "wx" });
    } catch (error) {
      if (systemCode(error) === "EEXIST") return false;
      throw error;
    }
    this.save(order);
    return true;
  }

  save(order: SandboxOrder): void {
    this.#write(`order-${order.trackingId}`, order);
  }

  find(trackingId: string): SandboxOrder | undefined {
    return wholeName.test(trackingId)
      ? OrderSchema.optional().parse(this.#read(`order-${trackingId}`))
      : undefined;
  }

  addListener(listener: Listener): void {
    this.#write(`ipn-${listener.id}`, listener);
  }

  listeners(): Listener[] {
    return readdirSync(this.folder)
      .filter((name) => name.startsWith("ipn-") && !name.endsWith(".part"))
      .map((name) => ListenerSchema.parse(this.#read(name)));
  }

  #read(name: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.folder, name), "utf8"));
    } catch (error) {
      if (systemCode(error) === "ENOENT") return undefined;
      throw error;
    }
  }

  #write(name: string, value: object): void {
    const file = join(this.folder, name);
    writeFileSync(`${file}.part`, JSON.stringify(value));
    renameSync(`${file}.part`, file);
  }
}
