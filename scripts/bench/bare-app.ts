import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../server/database/free-port";
import { root, type Served, serve } from "./site";

const files = {
  "package.json": '{ "private": true, "type": "module" }',
  // The packages lie elsewhere; nothing below a root is followed out of it.
  "next.config.mjs": 'export default { turbopack: { root: "/" } };',
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  "app/page.js": `import Link from "next/link";
export default function Page() {
  return <main><h1>Hello, world</h1><Link href="/">Home</Link></main>;
}`,
};

/** Builds and starts the smallest site of the same framework: one page with a heading and a link. */
export async function startBareApp(folder: string): Promise<Served> {
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const next = join(root, "node_modules/next/dist/bin/next");
  const built = spawnSync(process.execPath, [next, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) throw new Error(`The bare page was not built: ${built.stderr}`);
  const port = await freePort();
  return serve([next, "start", "-H", "127.0.0.1", "-p", String(port)], { port, cwd: folder });
}
