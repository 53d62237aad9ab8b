import { fileURLToPath } from "node:url";

/**
 * Makes plain scripts of the server's sources, in `.next/tembea`: two processes that translate as they
 * load hold 60 MB more between them, and take three seconds of a core longer to start (decision 45).
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
