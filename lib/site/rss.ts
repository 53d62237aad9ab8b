import type { PostCard } from "../contract/posts";
import type { Locale } from "../i18n/locales";
import { brand } from "./brand";
import { absoluteUrl } from "./domains";
import { escapeXml } from "./escape-xml";
import { postPath, routes } from "./routes";

interface Feed {
  locale: Locale;
  title: string;
  description: string;
  posts: PostCard[];
}

/** The journal of one language as RSS 2.0. */
export function rssXml({ locale, title, description, posts }: Feed): string {
  const items = posts.map((post) => {
    const url = escapeXml(absoluteUrl(locale, postPath(post.slug)));
    const published = new Date(`${post.published}T06:00:00Z`).toUTCString();
    return `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${published}</pubDate><description>${escapeXml(post.description)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${brand.name}: ${title}`)}</title>
<link>${escapeXml(absoluteUrl(locale, routes.blogs))}</link>
<atom:link href="${escapeXml(absoluteUrl(locale, "/rss.xml"))}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${locale}</language>
${items.join("\n")}
</channel></rss>
`;
}
