import { endGroup, startGroup } from "./processes";

/** A screen that nobody sees: its name, and how to put it away. */
export interface Display {
  name: string;
  close(): Promise<void>;
}

/** Starts an X server on the first display that is free. */
export async function startDisplay(): Promise<Display> {
  const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const server = startGroup("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once("data", (bytes: Buffer) => resolve(bytes.toString().trim()));
    server.once("error", reject);
    server.once("exit", () => reject(new Error("Xvfb did not start")));
  });
  return { name: `:${number}`, close: () => endGroup(server) };
}
