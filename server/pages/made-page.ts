import { nowMs } from "../../lib/clock";
import { type Locale, LocaleSchema } from "../../lib/contract/locale";
import { currentMaking } from "../../lib/freshness/making";
import { documentPolicy, type PolicyHosts } from "../edge/content-security-policy";
import { digestOf } from "../edge/finished-bodies";
import { ownScriptHashes } from "../edge/inline-scripts";
import type { CriticalCss } from "../first-screen/critical-css";
import { ownStyleHashes, withFirstScreen } from "../first-screen/first-screen";
import { withStillOnce } from "../first-screen/still-once";
import { type CacheControl, compressed, type KeptPage, type PageBytes } from "./kept-page";

/** What the framework hands over of a page. */
interface FrameworkPage {
  kind: string;
  html?: string;
  rscData?: Buffer | undefined;
  segmentData?: Map<string, Buffer> | undefined;
  headers?: Record<string, string | string[]> | undefined;
  status?: number | undefined;
}

/** What is done with a page that has been made. */
type Keep = (page: KeptPage, bytes: PageBytes) => void;

/**
 * Has the framework hand over every page that it makes, with what is known of its making. It finds
 * this under a name on the global object, as it loads its cache of pages by itself.
 */
export function keepMadePages(hosts: PolicyHosts, css: CriticalCss, keep: Keep): void {
  const set = async (
    key: string,
    value: FrameworkPage | null,
    { cacheControl }: { cacheControl?: CacheControl },
  ): Promise<void> => {
    const making = currentMaking();
    if (value?.kind !== "APP_PAGE" || value.html === undefined || !making) return;
    const path = pathOf(key);
    const locale = localeOf(path);
    // The framework's own page of what is not there, which is asked for by files that there are not.
    if (!locale) return;
    const text = withFirstScreen(withStillOnce(value.html), css);
    const html = Buffer.from(text);
    const madeAt = nowMs();
    const page: KeptPage = {
      path,
      locale,
      dependencies: [...making.dependencies],
      position: making.position,
      day: making.day,
      madeAt,
      showUntil: after(madeAt, making.showSeconds),
      renewAt: after(madeAt, making.renewSeconds),
      status: value.status,
      headers: value.headers ?? {},
      cacheControl,
      digest: digestOf(html),
      policy: documentPolicy(hosts, ownScriptHashes(text), ownStyleHashes(text)),
    };
    const [document, rsc, segments] = await Promise.all([
      compressed(html),
      value.rscData && compressed(value.rscData),
      Promise.all(
        [...(value.segmentData ?? [])].map(
          async ([name, bytes]) => [name, await compressed(bytes)] as const,
        ),
      ),
    ]);
    keep(page, { html: document, rsc, segments });
  };
  Reflect.set(globalThis, Symbol.for("tembea.madePage"), set);
}

const after = (from: number, seconds: number | undefined) =>
  seconds === undefined ? undefined : from + seconds * 1000;

const marker = "/$/";

/** The path of a page in the framework's name of it: `/route-cache/APP_PAGE/9f…/$/de/About`. */
function pathOf(key: string): string {
  const at = key.indexOf(marker);
  return at < 0 ? key : key.slice(at + marker.length - 1);
}

const localeOf = (path: string): Locale | undefined =>
  LocaleSchema.safeParse(path.split("/")[1]).data;
