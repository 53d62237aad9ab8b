import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { locales } from "../../../lib/contract/locale";
import { dataDir } from "./address";

const [port = "", ...flags] = process.argv.slice(2);
const home = dataDir(Number(port));
rmSync(home, { recursive: true, force: true });
mkdirSync(home);
// The database's user must be able to enter.
chmodSync(home, 0o755);

const awayBases = flags.includes("--without-api") ? await basesOfNothing() : [];
const child = spawn(process.execPath, ["--max-old-space-size=384", ".next/tembea/server.mjs"], {
  stdio: "inherit",
  env: {
    ...process.env,
    ...Object.fromEntries(awayBases),
    PORT: port,
    DATA_DIR: join(home, "data"),
    DATABASE_URL: "",
    SMTP_URL: "",
    // A test can be another visitor by naming an address in X-Forwarded-For.
    TRUSTED_PROXIES: "127.0.0.1",
    // All tests come from one address, and faster than people do.
    EDGE_LIMIT: "off",
  },
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => {
  rmSync(home, { recursive: true, force: true });
  process.exit(code ?? 1);
});

// An API that is healthy and has nothing else to say.
function basesOfNothing(): Promise<string[][]> {
  const api = createServer((request, response) => {
    const isHealth = request.url === "/api/health";
    response.writeHead(isHealth ? 200 : 500, { "Content-Type": "application/json" });
    response.end(isHealth ? '{"status":"ok","tours":0}' : "{}");
  });
  return new Promise((resolve) => {
    api.listen(0, "127.0.0.1", () => {
      const address = api.address();
      const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
      resolve(locales.map((locale) => [`API_BASE_URL_${locale.toUpperCase()}`, base]));
    });
  });
}
