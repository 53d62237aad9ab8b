// Loaded before a tested site: whoever puts a moment here sets the clock of that process (lib/clock.ts).
import { createServer } from "node:http";

const offset = Symbol.for("tembea.clockOffsetMs");
const server = createServer((request, response) => {
  const moment = Date.parse(decodeURIComponent(request.url?.slice(1) ?? ""));
  globalThis[offset] = moment - Date.now();
  response.end();
});
server.listen(Number(process.env.CLOCK_PORT), "127.0.0.1").unref();
