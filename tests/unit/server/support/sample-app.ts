import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "../../../../server/edge/handler";

/** What the application behind the edge saw, and how to let it go on where it waits. */
export const record: { calls: number; seen: IncomingMessage | undefined; goOn: () => void } = {
  calls: 0,
  seen: undefined,
  goOn: () => {},
};

const bootstrap = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
export const page = `<!DOCTYPE html><html lang="en"><body>${"Karibu. ".repeat(300)}${bootstrap}<script>alert(1)</script></body></html>`;

function send(response: ServerResponse, type: string, body: string | Buffer, headers = {}): void {
  response.writeHead(200, { "Content-Type": type, ...headers });
  response.end(body);
}

/** What the embedded API does when it has changed pages. */
function changePages(): void {
  Reflect.get(globalThis, Symbol.for("tembea.forgetPages"))();
}

export const app: Handler = async (request, response) => {
  record.calls += 1;
  record.seen = request;
  const path = request.url ?? "";
  const cached = { "Cache-Control": "s-maxage=300", "x-nextjs-cache": "HIT" };
  if (path === "/api/late" || path === "/api/change") changePages();
  if (path === "/api/late") {
    response.writeHead(200, { "Content-Type": "application/octet-stream" });
    response.write("begun");
  }
  if (path === "/api/late" || path === "/cached-slowly")
    await new Promise<void>((resolve) => {
      record.goOn = resolve;
    });
  if (path === "/api/late") {
    response.end();
    return;
  }
  if (path.startsWith("/cached"))
    return send(response, "text/html; charset=utf-8", `${page}${record.calls}`, cached);
  if (path === "/stale")
    return send(response, "text/html", page, { ...cached, "x-nextjs-cache": "STALE" });
  if (path === "/pictures/short") {
    response.writeHead(500, { "Content-Type": "image/webp", "Content-Range": "bytes */5000" });
    return void response.end("Internal Server Error");
  }
  if (path.startsWith("/picture")) return send(response, "image/webp", Buffer.alloc(5_000));
  if (path.startsWith("/_next/static/"))
    return send(response, "application/javascript", "let a=1;".repeat(500), {
      "Cache-Control": "public, max-age=31536000, immutable",
      ETag: '"file"',
    });
  if (path === "/broken") throw new Error("broken on purpose");
  if (path === "/not-modified") {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (path === "/api/echo" || path === "/api/change") {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    return send(
      response,
      "application/json",
      JSON.stringify({ bytes: Buffer.concat(chunks).length }),
    );
  }
  if (path === "/streamed") {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    for (const part of page.match(/.{1,100}/g) ?? []) response.write(part);
    response.end();
    return;
  }
  response.setHeader("X-Powered-By", "Next.js");
  response.setHeader("x-middleware-rewrite", "/en");
  send(response, "text/html; charset=utf-8", page);
};
