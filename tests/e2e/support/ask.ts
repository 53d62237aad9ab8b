import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Locale } from "../../../lib/contract/locale";
import { hostOf, sitePort } from "./address";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  port?: number;
  /** Sent as JSON. */
  body?: object;
}

const agent = new Agent({ keepAlive: false, maxSockets: 8 });

/**
 * Asks the site as a language's domain, without a browser and without following redirects. Not
 * every system resolves `de.localhost`, so the address is the loopback's and the name a header.
 */
export function ask(locale: Locale, path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", headers = {}, port = sitePort, body } = question;
  const type = body && { "content-type": "application/json" };
  const host = `${hostOf(locale)}:${port}`;
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: "127.0.0.1", port, path, method, headers: { host, ...type, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}
