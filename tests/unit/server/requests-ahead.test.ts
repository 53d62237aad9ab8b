import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, vi } from "vitest";
import { edgeServer } from "./support/edge-server";

it("what was asked ahead of an answer is given up with the connection, too", async () => {
  const asked: string[] = [];
  const closed: string[] = [];
  const server = await edgeServer(async ({ url = "" }, response) => {
    asked.push(url);
    response.once("close", () => closed.push(url));
    if (url === "/picture/first") return;
    response.writeHead(200, { "Content-Type": "image/webp" });
    response.write(Buffer.alloc(100_000));
    if (url === "/picture/third") response.end();
  });
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  for (const path of ["first", "second", "third"])
    client.write(`GET /picture/${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 30_000 });
  client.destroy();
  await once(client, "close");
  await vi.waitFor(() => expect(closed.toSorted()).toEqual(asked), { timeout: 30_000 });
  await server.close();
});
