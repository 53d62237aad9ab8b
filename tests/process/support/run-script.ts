import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { eventually } from "./run-database";

export interface RunningScript {
  child: ChildProcess;
  /** Everything printed so far, on both streams. */
  printed(): string;
  /** Waits until this was printed. */
  says(text: string): Promise<void>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** Runs a TypeScript file of this project in a process of its own. */
export function runScript(
  path: string,
  args: string[] = [],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): RunningScript {
  const child = spawn(process.execPath, ["--import", "tsx", path, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    cwd,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  return {
    child,
    printed: () => text,
    says: (wanted) =>
      eventually(async () => {
        if (!text.includes(wanted)) throw new Error(`not printed: ${wanted}\n${text}`);
      }),
    ended: new Promise((resolve) => child.once("close", resolve)),
  };
}

/** A port on which something else already listens, and how to free it. */
export function occupiedPort(): Promise<{ port: number; free(): void }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      resolve({ port, free: () => server.close() });
    });
  });
}
