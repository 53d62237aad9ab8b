import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./apt.mjs";
import { giveUp } from "./say.mjs";

/** The programs that drive Firefox and WebKit, and Debian's package of each. */
const programs = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

const missing = () =>
  Object.keys(programs).filter(
    (name) => !process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, name))),
  );

/** Makes sure that there are Firefox and WebKit for the tests; on Debian as root they are installed. */
export async function ensureEngines() {
  if (missing().length === 0) return;
  await installFromDebian(Object.values(programs), "Firefox and WebKit");
  if (missing().length > 0)
    giveUp(
      `The tests in other engines need ${missing().join(" and ")}: on Debian, apt-get install ${Object.values(programs).join(" ")}.`,
    );
}
