import type { IncomingMessage } from "node:http";
import type { Locale } from "../../lib/contract/locale";
import { siteIndexEndpoint } from "../../lib/contract/site-index";
import { HeldValue } from "../../lib/freshness/held-value";
import { decodedPath } from "../../lib/site/decoded-path";
import { routes } from "../../lib/site/routes";
import { capturedAnswer } from "./captured-answer";
import type { Handler } from "./handler";

/** Whether an API elsewhere answers a language: nobody says of it when a name comes to it. */
export type IsElsewhere = (locale: Locale) => boolean;

type Index = (typeof siteIndexEndpoint)["output"]["_output"]["data"];

/** The name in the address of a tour, whichever letters of either are encoded. */
function tourName(inner: string): string | undefined {
  const [, folder, name, ...deeper] = inner.split("/").map(decodedPath);
  return `/${folder}` === routes.trips && deeper.length === 0 ? name : undefined;
}

/**
 * Which tours there are, as the site's own index says. Of addresses that anybody can make up there is no
 * end, and finding out that there is no such tour takes as long as making a page.
 */
export class KnownNames {
  readonly #tours: HeldValue<ReadonlySet<string>, [IncomingMessage]>;

  constructor(
    application: Handler,
    private readonly isElsewhere: IsElsewhere,
  ) {
    this.#tours = new HeldValue(["tours"], async (locale, asker) => {
      const { status, body } = await capturedAnswer(application, asker, siteIndexEndpoint.path);
      if (status !== 200) throw new Error(`the index could not be read: ${status}`);
      return slugsIn(siteIndexEndpoint.output.parse(JSON.parse(body.toString())).data, locale);
    });
  }

  /** Whether there may be a page at an address; true as well where nobody knows. */
  async mayBe(inner: string, locale: Locale, asker: IncomingMessage): Promise<boolean> {
    const slug = tourName(inner);
    if (slug === undefined || this.isElsewhere(locale)) return true;
    const known = await this.#tours.get(locale, asker).catch(() => undefined);
    return known?.has(slug) ?? true;
  }
}

const slugsIn = (index: Index, locale: Locale): ReadonlySet<string> =>
  new Set(
    index.flatMap(({ kind, alternates }) => (kind === "tour" ? (alternates[locale] ?? []) : [])),
  );
