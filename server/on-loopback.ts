import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Handler } from "./edge/handler";

/** Lets the process ask its own site something, over a port that is open for as long as that takes. */
export async function onLoopback<T>(
  handle: Handler,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${portOf(server.address())}`);
  } finally {
    server.close();
  }
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
