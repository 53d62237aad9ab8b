import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Commands, Engine } from "./engine";
import { Marionette } from "./marionette";
import { endGroup, startGroup, untilReady } from "./processes";

const names: Record<keyof Commands, string> = {
  navigate: "WebDriver:Navigate",
  refresh: "WebDriver:Refresh",
  execute: "WebDriver:ExecuteScript",
  click: "WebDriver:ElementClick",
  clear: "WebDriver:ElementClear",
  type: "WebDriver:ElementSendKeys",
  windows: "WebDriver:GetWindowHandles",
  switchTo: "WebDriver:SwitchToWindow",
  picture: "WebDriver:TakeScreenshot",
};

const settingsFor = (proxyPort: number) => ({
  // Any free port; the profile's folder then says which.
  "marionette.port": 0,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": proxyPort,
  "network.proxy.allow_hijacking_localhost": true,
  "network.proxy.no_proxies_on": "",
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "services.settings.server": "data:,#",
  "browser.shell.checkDefaultBrowser": false,
});

const ValueSchema = z.object({ value: z.unknown() }).transform(({ value }) => value);

/** Starts Firefox with an empty profile. */
export async function startFirefox(proxyPort: number): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "tembea-firefox-"));
  const lines = Object.entries(settingsFor(proxyPort)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = startGroup(
    "firefox-esr",
    ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote"].concat([
      "--profile",
      profile,
    ]),
    // A screen that has room for every window.
    {
      stdio: "ignore",
      env: { ...process.env, MOZ_HEADLESS_WIDTH: "1400", MOZ_HEADLESS_HEIGHT: "1000" },
    },
  );
  const wire = await untilReady(browser, () => {
    const port = Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8"));
    return Marionette.open(port);
  });
  await wire.send("WebDriver:NewSession", { capabilities: {} });
  return {
    async ask(command, params) {
      const answer = await wire.send(names[command], {
        ...params,
        ...(command === "picture" && { full: false }),
      });
      return Array.isArray(answer) ? answer : ValueSchema.parse(answer);
    },
    problems: () => problemsOf(wire),
    async close() {
      await endGroup(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The errors in the browser's console that pages of the site made: thrown, or against their policy. */
async function problemsOf(wire: Marionette): Promise<string[]> {
  const script = `return Services.console.getMessageArray()
    .filter((each) => each instanceof Ci.nsIScriptError && !(each.flags & each.warningFlag))
    .filter((each) => /^http:/.test(each.sourceName))
    .map((each) => each.errorMessage + " (" + each.sourceName + ")");`;
  await wire.send("Marionette:SetContext", { value: "chrome" });
  const answer = await wire.send("WebDriver:ExecuteScript", { script, args: [] });
  await wire.send("Marionette:SetContext", { value: "content" });
  return z.array(z.string()).parse(ValueSchema.parse(answer));
}
