import { toLocale } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/site/domains";

export const dynamic = "force-dynamic";

// Pages that are not to be listed say so themselves; blocked here, their noindex could not be read.
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = toLocale((await params).locale);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "",
    `Sitemap: ${absoluteUrl(locale, "/sitemap.xml")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
