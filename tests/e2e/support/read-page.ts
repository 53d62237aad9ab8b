/** What the crawler looks at in a page. */
export interface ReadPage {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  isIndexed: boolean;
  /** Address by hreflang. */
  alternates: Record<string, string>;
  /** Levels in the order of the document. */
  headings: number[];
  links: string[];
  ids: Set<string>;
  /** Pictures without a text or without a size. */
  barePictures: string[];
}

/** Reads a finished document of ours: written by a serializer, so that patterns are enough. */
export function readPage(html: string): ReadPage {
  const text = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
  const metas = tags(text, "meta");
  const links = tags(text, "link");
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content ?? "";
  return {
    lang: tags(text, "html")[0]?.lang ?? "",
    title: unescaped(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ""),
    description: meta("description"),
    canonical: links.find((tag) => tag.rel === "canonical")?.href ?? "",
    isIndexed: !/noindex/.test(meta("robots")),
    alternates: Object.fromEntries(
      links
        .filter((tag) => tag.rel === "alternate" && tag.hreflang)
        .map((tag) => [tag.hreflang, tag.href ?? ""]),
    ),
    headings: [...text.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    links: tags(text, "a").flatMap(({ href }) => (href === undefined ? [] : [href])),
    ids: new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => unescaped(id))),
    barePictures: tags(text, "img")
      .filter((tag) => tag.alt === undefined || !tag.width || !tag.height)
      .map((tag) => tag.src ?? "without src"),
  };
}

/** The attributes of each element of a name, by their lower-case names. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
