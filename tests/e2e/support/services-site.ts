import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "../../../lib/contract/locale";
import { dataDir, sitePort, urlOf } from "./address";
import { OwnSite } from "./own-site";

const port = sitePort + 8;
const folder = dataDir(sitePort);

/** A second process on the tested site's database, with every service of others switched on. */
export const servicesSite = {
  site: undefined as OwnSite | undefined,
  start(): Promise<void> {
    const databaseUrl = new OwnSite(port, folder).databaseUrl();
    this.site = new OwnSite(port, folder, {
      DATABASE_URL: databaseUrl,
      META_PIXEL_ID: "1234567890123456",
      CLARITY_ID: "k4x0c2ddvs",
      TAWK_ID: "5f3c1a2bcc6a6a5947ad2e3f/default",
    });
    return this.site.start();
  },
  async stop(): Promise<void> {
    await this.site?.stop();
  },
};

/** The address of a path on that site. */
export const servicesUrl = (locale: Locale, path: string) => urlOf(locale, path, port);

/** What the vendors' scripts would do: listen to what was said to them, and set a cookie. */
const scripts: Record<string, string> = {
  "connect.facebook.net": `${heard("fbq", "fbq.queue")}; document.cookie = "_fbp=1; Path=/; Domain=" + location.hostname`,
  "www.clarity.ms": `${heard("clarity", "clarity.q")}; document.cookie = "_clck=1; Path=/"`,
  "embed.tawk.to": `document.cookie = "twk_uuid_1=1; Path=/; Domain=" + location.hostname`,
};

function heard(name: string, queue: string): string {
  return `window.heard = { ...window.heard, ${name}: ${queue} }`;
}

/** The hosts of others, which are played here, and what a page asked of them. */
export class Strangers {
  static readonly hosts = Object.keys(scripts).sort();
  readonly asked: string[] = [];

  static async of(page: Page): Promise<Strangers> {
    const strangers = new Strangers();
    await page.route(
      ({ hostname }) => !/(^|\.)localhost$/.test(hostname),
      (route) => {
        const { hostname } = new URL(route.request().url());
        strangers.asked.push(hostname);
        return route.fulfill({
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
          body: scripts[hostname] ?? "",
        });
      },
    );
    return strangers;
  }

  /** The names of the cookies that their scripts have set. */
  async cookies(context: BrowserContext): Promise<string[]> {
    const names = (await context.cookies()).map(({ name }) => name);
    return names.filter((name) => name !== "locale").sort();
  }
}
