import { setTimeout as pause } from "node:timers/promises";
import { Gate } from "../../../server/gate";
import { createLimitedServer, listen } from "../../../server/listen";
import { shutDown } from "../../../server/shutdown";

const gate = new Gate();
const server = createLimitedServer(gate.handle);
await listen(server, Number(process.argv[2]), "127.0.0.1");

Reflect.set(
  globalThis,
  Symbol.for("tembea.beforeStop"),
  new Set([async () => console.log("jobs stopped")]),
);
process.once("SIGTERM", () => {
  const database = async () => console.log("database stopped");
  void shutDown({ server, gate, closers: [database] });
});
gate.open(async (request, response) => {
  console.log("working");
  await pause(request.url === "/endless" ? 60_000 : 700);
  response.end("done");
});
console.log("open");
