import { getTranslations } from "next-intl/server";
import { brand, whatsappHref } from "@/lib/site/brand";

/** Where no script runs, the way to us in plain words instead of a form that cannot be sent. */
export async function WithoutScript() {
  const t = await getTranslations("Quote.noScript");
  const ways = [
    { href: `mailto:${brand.email}`, name: t("mail"), text: brand.email },
    { href: whatsappHref(""), name: "WhatsApp", text: brand.phone },
    { href: brand.phoneHref, name: t("phone"), text: brand.phone },
  ];
  return (
    <noscript>
      <style>{".quote-wizard{display:none}"}</style>
      <p className="max-w-2xl text-lead">{t("text")}</p>
      <dl className="mt-6 grid max-w-2xl gap-2">
        {ways.map(({ href, name, text }) => (
          <div key={name} className="flex gap-4 border-line border-t pt-2">
            <dt className="w-28 text-muted">{name}</dt>
            <dd>
              <a href={href} className="inline-block min-h-11 underline underline-offset-4">
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </noscript>
  );
}
