import { createServer, request } from "node:http";
import { sitePort } from "../../e2e/support/address";

/** The proxy through which one visitor reaches the site. */
export interface WayIn {
  port: number;
  close(): Promise<void>;
}

/**
 * Opens a proxy that makes a browser a visitor from another address, and leads to the tested site
 * whatever it is asked for: nothing else is reached from a test.
 */
export async function openWayIn(address: string): Promise<WayIn> {
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? "/", "http://localhost");
    const isSandbox = asked.headers.host?.endsWith(`:${sitePort + 1000}`);
    const sent = request(
      {
        host: "127.0.0.1",
        port: isSandbox ? sitePort + 1000 : sitePort,
        method: asked.method,
        path: pathname + search,
        headers: { ...asked.headers, "x-forwarded-for": address },
      },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        reply.pipe(answer);
      },
    );
    sent.on("error", () => answer.destroy());
    answer.on("close", () => sent.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const listening = proxy.address();
  return {
    port: typeof listening === "object" ? (listening?.port ?? 0) : 0,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
