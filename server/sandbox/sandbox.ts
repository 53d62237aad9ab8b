import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Locale } from "../../lib/contract/locale";
import { createLimitedServer, listen } from "../listen";
import { type CallName, type Reply, refused, sandboxApi } from "./api";
import { type Listener, Orders, type SandboxOrder } from "./orders";
import { pageHeaders, paymentPage, unknownPage } from "./page";
import { choose, returnUrl } from "./pay";
import { type Keys, Tokens } from "./tokens";

const tokenLifeMs = 5 * 60_000;

interface SandboxOptions {
  port: number;
  keys: Keys;
  /** Where orders are kept. */
  folder: string;
  /** Where browsers reach it, when that is not its own address. */
  publicUrl?: string | undefined;
  localeOf(host: string): Locale;
  /** For tests, which let it be slow, lie or break: stands between a call and its honest answer. */
  tamper?(call: CallName, honest: () => Reply): Promise<Reply | "drop">;
  /** For tests: stands between a change and the news of it. */
  tamperNews?(tell: () => Promise<void>): Promise<void>;
}

export interface Sandbox {
  /** Its own address on this machine. */
  origin: string;
  stop(): Promise<void>;
}

const calls: Record<string, CallName> = {
  "POST /api/Auth/RequestToken": "token",
  "POST /api/URLSetup/RegisterIPN": "register",
  "GET /api/URLSetup/GetIpnList": "list",
  "POST /api/Transactions/SubmitOrderRequest": "submit",
  "GET /api/Transactions/GetTransactionStatus": "status",
  "POST /api/Transactions/RefundRequest": "refund",
  "POST /api/Transactions/CancelOrder": "cancel",
};

/** Starts a sandbox provider: its API, and a page where nobody pays real money. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const origin = `http://127.0.0.1:${options.port}`;
  const orders = new Orders(options.folder);
  const tokens = new Tokens(options.keys, tokenLifeMs);
  const changed = (order: SandboxOrder) => {
    const listener = orders.listeners().find(({ id }) => id === order.notificationId);
    const tell = async () => listener && notify(listener, order);
    void (options.tamperNews?.(tell) ?? tell());
  };
  const pageUrl = (id: string) => `${(options.publicUrl ?? origin).replace(/\/$/, "")}/pay/${id}`;
  const api = sandboxApi({ orders, tokens, pageUrl, changed });
  const tamper = options.tamper ?? (async (_call: CallName, honest: () => Reply) => honest());

  async function answerCall(name: CallName, request: IncomingMessage, url: URL) {
    const text = await readText(request);
    return tamper(name, () => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
      if (name !== "token" && !(token && tokens.isGood(token)))
        return refused("invalid_token", 401);
      try {
        const input = request.method === "GET" ? Object.fromEntries(url.searchParams) : text;
        return api[name](typeof input === "string" ? JSON.parse(input) : input);
      } catch {
        return refused("invalid_request", 400);
      }
    });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, id: string) {
    const order = orders.find(id);
    if (!order) return void response.writeHead(404, pageHeaders()).end(unknownPage());
    if (request.method === "POST") {
      const choice = new URLSearchParams(await readText(request)).get("choice");
      const location = choose(orders, order, choice, changed);
      return void response.writeHead(303, { ...pageHeaders(order), location }).end();
    }
    const locale = options.localeOf(new URL(order.callbackUrl).host);
    response.writeHead(200, pageHeaders(order));
    response.end(paymentPage(order, locale, returnUrl(order)));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    const call = calls[`${request.method} ${url.pathname}`];
    if (!call) return answerPage(request, response, url.pathname.replace(/^\/pay\//, ""));
    const reply = await answerCall(call, request, url);
    if (reply === "drop") return void request.socket.destroy();
    response.writeHead(reply.status, { "Content-Type": "application/json" });
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  }

  const server = createLimitedServer((request, response) =>
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    }),
  );
  await listen(server, options.port, "127.0.0.1");
  return {
    origin,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const mostBytes = 64 * 1024;

/** The body of a request as text; throws when it is longer than any that is meant for the sandbox. */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the body is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const pausesMs = [0, 2_000, 10_000, 60_000];
const AnswerSchema = z.object({ status: z.coerce.number() });

/** Tells a listener that an order changed, and again some times until it says that it has understood. */
async function notify(listener: Listener, order: SandboxOrder): Promise<void> {
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
