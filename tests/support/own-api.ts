import { type ChildProcess, spawn } from "node:child_process";

/** The operator's own API of `examples/own-api`, as somebody starts it, on a port that is free. */
export async function startOwnApi(): Promise<{ base: string; stop(): void }> {
  const child = spawn(process.execPath, ["examples/own-api/server.mjs", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [base = ""] = /http:\S+/.exec(await firstLine(child)) ?? [];
  return { base, stop: () => child.kill() };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.once("exit", (code) => reject(new Error(`the API ended with ${code}`)));
  });
}
