import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What comes back from the database: everything, nothing, or nothing once a commit was passed on. */
type Mood = "open" | "silent" | "lose-commit";

/** Stands between the site and its database, as a network does that may swallow answers. */
export async function startDatabaseGate(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let mood: Mood = "open";
  const sockets = new Set<Socket>();
  const server = createServer((site) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [site, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        for (const end of [site, database]) end.destroy();
        sockets.delete(socket);
      });
    }
    site.on("data", (asked) => {
      if (mood === "silent") return;
      database.write(asked);
      if (mood === "lose-commit" && asked.includes("commit")) mood = "silent";
    });
    database.on("data", (answered) => {
      if (mood !== "silent") site.write(answered);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  // With the site's own patience.
  url.search = "";
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    become(next: Mood) {
      mood = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
