import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import type { Locale } from "@/lib/contract/locale";
import { startApiServer } from "./api-server";

export interface Transport {
  name: string;
  call<E extends Endpoint>(locale: Locale, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
}

/** Both ways a call can go: in this process, and over HTTP to the project's own API. */
export function bothTransports(): Transport[] {
  const servers = new Map<Locale, ReturnType<typeof startApiServer>>();
  return [
    {
      name: "in process",
      async call(locale, endpoint, input) {
        const { callAs } = await import("@/lib/api/call");
        return callAs(locale, endpoint, input);
      },
    },
    {
      name: "over HTTP",
      async call(locale, endpoint, input) {
        const { callHttp } = await import("@/lib/api/http-transport");
        const host = locale === "en" ? "localhost" : `${locale}.localhost`;
        const server = servers.get(locale) ?? startApiServer(host);
        servers.set(locale, server);
        return callHttp((await server).base, endpoint, locale, input);
      },
    },
  ];
}
