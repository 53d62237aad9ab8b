import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { locales } from "../../../lib/contract/locale";
import { hostOf } from "./address";
import { ask } from "./ask";

/** An operator's own API: that of the tested site, of which some calls can be made to fail. */
export class FaultyApi {
  /** Paths, or beginnings of them, that are answered 503. */
  readonly failing = new Set<string>();
  /** Calls that it does not have. */
  readonly absent = new Set<string>();
  /** Paths, or beginnings of them, that are answered after a second. */
  readonly slow = new Set<string>();
  /** Replies of its own, by path. */
  readonly replies = new Map<string, object>();
  /** The paths that were asked for, in their order. */
  readonly asked: string[] = [];
  private readonly servers = locales.map((locale) => ({
    locale,
    server: createServer((request, response) => void this.answer(locale, request, response)),
  }));

  /** Listens on one port for each language; gives the settings that lead a site here. */
  async start(): Promise<Record<string, string>> {
    const settings = this.servers.map(async ({ locale, server }) => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      return [`API_BASE_URL_${locale.toUpperCase()}`, `http://127.0.0.1:${port}`];
    });
    return Object.fromEntries(await Promise.all(settings));
  }

  async stop(): Promise<void> {
    for (const { server } of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private async answer(
    locale: (typeof locales)[number],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const path = request.url ?? "/";
    this.asked.push(path);
    if ([...this.slow].some((each) => path.startsWith(each)))
      await new Promise((resolve) => setTimeout(resolve, 1000));
    const own = this.replies.get(path);
    const isFailing = [...this.failing].some((each) => path.startsWith(each));
    const { status, body } = this.absent.has(path)
      ? { status: 404, body: "{}" }
      : isFailing
        ? { status: 503, body: "{}" }
        : own
          ? { status: 200, body: JSON.stringify(own) }
          : await ask(locale, path, { headers: { host: hostOf(locale) } });
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  }
}
