import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { locales } from "../../../lib/contract/locale";
import { sitePort } from "./address";

type Mood = "well" | "slow" | "silent";

/**
 * An operator's own API on another origin: it has what the tested site's API has, in the language of
 * `Accept-Language` or, for French, of the address; but its pictures are JPEG files of its own that it names by absolute addresses.
 */
export class ForeignApi {
  /** What was asked of it, and in which language. */
  readonly asked: string[] = [];
  #server: Server | undefined;
  #port = 0;
  #mood: Mood = "well";
  #answered = 0;
  #askedLate: string[] = [];

  /** `silent` takes questions and never answers; `slow` answers after three seconds. */
  become(mood: Mood): void {
    this.#mood = mood;
    this.#answered = 0;
    this.#askedLate = [];
  }

  /** What was asked only after an answer had gone out in this mood. */
  get askedLate(): readonly string[] {
    return this.#askedLate;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Settings of a site whose six languages are answered here. */
  get bases(): Record<string, string> {
    return Object.fromEntries(
      locales.map((locale) => [
        `API_BASE_URL_${locale.toUpperCase()}`,
        locale === "fr" ? `${this.origin}/spoken/{locale}` : this.origin,
      ]),
    );
  }

  /** Listens, on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.#answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Takes no more connections, as a machine that is switched off. */
  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: address = "/", headers, method = "GET" } = request;
    this.asked.push(`${headers["accept-language"] ?? "-"} ${address}`);
    const [, url = "/"] = /^(?:\/spoken\/fr)?(\/.*)$/.exec(address) ?? [];
    const language = url === address ? headers["accept-language"] : "fr";
    const picture = /^\/media\/([a-z0-9-]+)\.jpg$/.exec(url)?.[1];
    if (picture) return sendPicture(response, picture);
    if (this.#mood === "silent") return;
    if (this.#answered > 0) this.#askedLate.push(url);
    if (this.#mood === "slow") await new Promise((resolve) => setTimeout(resolve, 3_000));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await fetch(`http://127.0.0.1:${sitePort}${url}`, {
      method,
      headers: {
        "accept-language": language ?? "",
        "content-type": headers["content-type"] ?? "application/json",
      },
      ...(method === "POST" && { body: Buffer.concat(chunks) }),
    });
    const type = answer.headers.get("content-type") ?? "";
    const text = await answer.text();
    const own = text.replaceAll(/"\/pictures\/([a-z0-9-]+)"/g, `"${this.origin}/media/$1.jpg"`);
    this.#answered += 1;
    response.writeHead(answer.status, { "content-type": type }).end(own);
  }
}

async function sendPicture(response: ServerResponse, name: string): Promise<void> {
  const jpeg = await sharp(join("public/pictures", `${name}-1600.webp`))
    .jpeg()
    .toBuffer();
  response.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg);
}
