import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "../../../../server/edge/handler";
import { answerPage } from "./framework-pages";

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

export const app: Handler = async (request, response) => {
  record.calls += 1;
  record.seen = request;
  const path = request.url ?? "";
  if (path === "/nowhere") return answerPage(request, response, () => "", 404);
  if (/^\/(affiliate\/|cached|Upcoming-Departures$)/.test(path))
    return answerPage(request, response, async () => {
      const made = `${page}${record.calls}`;
      if (path === "/cached-slowly")
        await new Promise<void>((resolve) => {
          record.goOn = resolve;
        });
      return made;
    });
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
  if (path === "/api/echo") {
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
