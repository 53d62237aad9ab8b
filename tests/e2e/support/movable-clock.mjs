// Loaded before a tested site: whoever puts a moment here sets the clock of its processes (lib/clock.ts),
// that of the application, which has a port of its own, before that of the one who asks it.
import { createServer } from "node:http";

const port = Number(process.env.CLOCK_PORT);
const isApplication = process.env.APPLICATION !== undefined;
const offset = Symbol.for("tembea.clockOffsetMs");
const server = createServer(async (request, response) => {
  if (!isApplication) await fetch(`http://127.0.0.1:${port + 1}${request.url}`);
  const moment = Date.parse(decodeURIComponent(request.url?.slice(1) ?? ""));
  globalThis[offset] = moment - Date.now();
  response.end();
});
server.listen(isApplication ? port + 1 : port, "127.0.0.1").unref();
