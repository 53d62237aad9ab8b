import { fileURLToPath } from "node:url";

/**
 * Makes plain scripts of the server's sources, in `.next/tembea`: processes that translate as they load
 * hold more memory and start later (docs/decisions/0045-the-server-runs-as-plain-scripts.md).
 */
export async function bundleServer(root) {
  // Not there before packages are installed.
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ["server.ts", "server/application/main.ts"],
    outbase: ".",
    outdir: ".next/tembea",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap: "external",
    sourcesContent: false,
    logLevel: "warning",
  });
}
