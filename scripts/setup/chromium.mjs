import { existsSync } from "node:fs";
import { basename } from "node:path";
import { installFromDebian } from "./apt.mjs";
import { giveUp } from "./say.mjs";

// The same engine without windows: the tests take three quarters of the time.
const windowless = "/usr/bin/chromium-headless-shell";

/** The Chromium of this machine, if it has one; CHROMIUM_PATH names another. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    windowless,
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
  if (process.env.CHROMIUM_PATH || existsSync(windowless)) return;
  await installFromDebian([basename(windowless)], "Chromium");
  if (findChromium()) return;
  await installFromDebian(["chromium"], "Chromium");
  if (!findChromium())
    giveUp(
      "The tests need Chromium: install it (on Debian: apt-get install chromium), or name it with CHROMIUM_PATH.",
    );
}
