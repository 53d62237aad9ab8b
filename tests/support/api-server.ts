import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { NextRequest } from "next/server";

type RouteHandler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type RouteModule = Partial<Record<string, RouteHandler>>;

interface Route {
  pattern: RegExp;
  names: string[];
  load(): Promise<RouteModule>;
}

const apiFolder = path.resolve("app/api");

const routes: Route[] = readdirSync(apiFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => {
    const segments = path.posix.dirname(file.split(path.sep).join("/")).split("/");
    const names = segments.flatMap((part) => /^\[(\w+)\]$/.exec(part)?.[1] ?? []);
    const source = segments.map((part) => (part.startsWith("[") ? "([^/]+)" : part)).join("/");
    return {
      pattern: new RegExp(`^/api/${source}$`),
      names,
      load: () => import(path.join(apiFolder, file)),
    };
  })
  // Fixed names win over parameters, as in Next.
  .sort((a, b) => a.names.length - b.names.length);

/**
 * The project's own API over HTTP on loopback: its real route handlers, without the rest of Next.
 * Every request is taken as coming to `host`, which decides the language.
 */
export async function startApiServer(host: string) {
  const server = createServer((request, response) => {
    answer(request, response, host).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, host: string) {
  const url = new URL(incoming.url ?? "/", `http://${host}`);
  const route = routes.find(({ pattern }) => pattern.test(url.pathname));
  const handler = (await route?.load())?.[incoming.method ?? "GET"];
  if (!route || !handler) {
    outgoing.statusCode = route ? 405 : 404;
    outgoing.end();
    return;
  }
  const values = (route.pattern.exec(url.pathname) ?? []).slice(1).map(decodeURIComponent);
  const params = Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? ""]));
  const response = await handler(await requestOf(incoming, url, host), {
    params: Promise.resolve(params),
  });
  // Several cookies are several headers, which an object of headers would fold into one.
  const headers = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, { ...headers, ...(cookies[0] && { "set-cookie": cookies }) });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function requestOf(incoming: IncomingMessage, url: URL, host: string): Promise<NextRequest> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  headers.set("host", host);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return new NextRequest(url, { method: incoming.method ?? "GET", headers, ...(body && { body }) });
}
