// Nothing is installed yet when this runs: Node's own modules only.
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureEngines } from "./setup/engines.mjs";
import { installPackages } from "./setup/install.mjs";
import { ensureJava } from "./setup/java.mjs";
import { checkNodeVersion } from "./setup/node-version.mjs";

const root = new URL("../", import.meta.url);

checkNodeVersion(root);
await installPackages(root);
await ensureChromium();
await ensureJava();
if (process.argv.includes("--engines")) await ensureEngines();
