import { setTimeout as pause } from "node:timers/promises";
import { Gate } from "../../../server/gate";
import { createLimitedServer, listen } from "../../../server/listen";
import { shutDown } from "../../../server/shutdown";
import { heardMs } from "../../support/heard";

const gate = new Gate(() => "en");
const server = createLimitedServer(gate.handle);
await listen(server, 0, "127.0.0.1");

const jobs = async () => console.log("jobs stopped");
process.once("SIGTERM", () => {
  let isTurn: () => void = () => undefined;
  const waited = heardMs(
    () =>
      new Promise<void>((resolve) => {
        isTurn = resolve;
      }),
  );
  const database = async () => {
    isTurn();
    console.log(`database stopped after ${Math.round(await waited)} ms`);
  };
  void shutDown({ server, gate, closers: [jobs, database] });
});
gate.open(async (request, response) => {
  console.log("working");
  await pause(request.url === "/endless" ? 60_000 : 700);
  response.end("done");
});
const address = server.address();
console.log(`open ${typeof address === "object" ? address?.port : ""}`);
