import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { z } from "zod";
import type { Commands, Engine } from "./engine";
import { endGroup, startGroup, untilReady } from "./processes";

const addresses: Record<keyof Commands, [method: string, path: string]> = {
  navigate: ["POST", "/url"],
  refresh: ["POST", "/refresh"],
  execute: ["POST", "/execute/sync"],
  click: ["POST", "/element/{id}/click"],
  clear: ["POST", "/element/{id}/clear"],
  type: ["POST", "/element/{id}/value"],
  windows: ["GET", "/window/handles"],
  switchTo: ["POST", "/window"],
  picture: ["GET", "/screenshot"],
};

const AnswerSchema = z.object({ value: z.unknown() });
const RefusalSchema = z.object({ error: z.string(), message: z.string() });
const SessionSchema = z.object({ sessionId: z.string() });

/** Starts WebKit on a display (`:7`) of an X server. */
export async function startWebKit(proxyPort: number, display: string): Promise<Engine> {
  const port = await freePort();
  const driver = startGroup("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      // Only this site is opened here, and root has no sandbox to give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(driver, () => request("GET", `${base}/status`));
  const wanted = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: miniBrowser(),
      args: [
        "--automation",
        "--javascript-can-open-windows-automatically=TRUE",
        `--proxy=http://127.0.0.1:${proxyPort}`,
      ],
    },
  };
  const made = await request("POST", `${base}/session`, { capabilities: { alwaysMatch: wanted } });
  const session = `${base}/session/${SessionSchema.parse(made).sessionId}`;
  return {
    ask(command, params) {
      const [method, path] = addresses[command];
      const at = path.replace("{id}", "id" in params ? params.id : "");
      return request(method, session + at, method === "POST" ? params : undefined);
    },
    // Its console cannot be read from outside.
    problems: async () => [],
    async close() {
      await request("DELETE", session).catch(() => undefined);
      await endGroup(driver);
    },
  };
}

/** WebKitGTK's own small browser, which its driver starts; Debian keeps it beside the library. */
function miniBrowser(): string {
  const folders = readdirSync("/usr/lib").map((name) => `/usr/lib/${name}/webkit2gtk-4.1`);
  const found = folders.map((folder) => `${folder}/MiniBrowser`).find((path) => existsSync(path));
  if (!found) throw new Error("there is no MiniBrowser in /usr/lib/*/webkit2gtk-4.1");
  return found;
}

async function request(method: string, url: string, params?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: params ? JSON.stringify(params) : null });
  const { value } = AnswerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = RefusalSchema.parse(value);
  throw new Error(`${error}: ${message}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
