import type { Locale } from "../../../lib/contract/locale";
import { ask } from "./ask";

/** The translations of each address of a domain's sitemap, by hreflang. */
export type Sitemap = Map<string, Record<string, string>>;

/** Reads the sitemap of a language's domain. */
export async function readSitemap(locale: Locale): Promise<Sitemap> {
  const { body } = await ask(locale, "/sitemap.xml");
  const entries = [...body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)];
  return new Map(
    entries.map(([, address = "", rest = ""]) => [
      address.replaceAll("&amp;", "&"),
      Object.fromEntries(
        [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = "", href = ""]) => [
          lang,
          href.replaceAll("&amp;", "&"),
        ]),
      ),
    ]),
  );
}
