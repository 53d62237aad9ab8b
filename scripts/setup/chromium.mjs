import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { giveUp, say } from "./say.mjs";

/** The Chromium of this machine, if it has one; CHROMIUM_PATH names another. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return places.find((path) => path && existsSync(path));
}

/** Makes sure that there is a browser for the tests; on Debian as root it is installed. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium for the tests …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-qq"], { env });
    await runCommand("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env,
    });
  }
  if (!findChromium())
    giveUp(
      "The tests need Chromium: install it (on Debian: apt-get install chromium), or name it with CHROMIUM_PATH.",
    );
}
