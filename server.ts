import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./server/start-error";

const directory = process.cwd();
const isDevelopment = process.argv.includes("--dev");

// Before anything of the framework is loaded, which reads this once.
Object.assign(process.env, { NODE_ENV: isDevelopment ? "development" : "production" });
for (const file of [".env.local", ".env"]) {
  if (existsSync(join(directory, file))) process.loadEnvFile(join(directory, file));
}

try {
  const { run } = await import("./server/run");
  await run(directory, isDevelopment);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
