import { getTranslations } from "next-intl/server";
import { brand, whatsappHref } from "@/lib/site/brand";

/**
 * Where no script runs, the way to us in plain words instead of what cannot be used, which the
 * page hides itself (`noscript:hidden`).
 */
export async function NeedsScript({ what }: { what: "booking" | "quote" | "account" }) {
  const t = await getTranslations("NeedsScript");
  const ways = [
    { href: `mailto:${brand.email}`, text: brand.email },
    { href: whatsappHref(""), text: `WhatsApp ${brand.phone}` },
    { href: brand.phoneHref, text: brand.phone },
  ];
  return (
    <noscript>
      <p className="max-w-2xl text-lead">{t(what)}</p>
      <ul className="mt-6 max-w-md">
        {ways.map(({ href, text }) => (
          <li key={href} className="border-line border-t">
            <a
              href={href}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
