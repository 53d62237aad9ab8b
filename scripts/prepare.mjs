// Nothing is installed yet when this runs: Node's own modules only.
import { build, buildWhenStale } from "./setup/build.mjs";
import { bundleServer } from "./setup/bundle-server.mjs";
import { installPackages } from "./setup/install.mjs";
import { checkNodeVersion } from "./setup/node-version.mjs";

const root = new URL("../", import.meta.url);

checkNodeVersion(root);
await installPackages(root);
if (!process.argv.includes("--no-build")) {
  if (process.argv.includes("--build")) await build(root);
  else await buildWhenStale(root);
  await bundleServer(root);
}
