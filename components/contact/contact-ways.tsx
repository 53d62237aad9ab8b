import { getTranslations } from "next-intl/server";
import { brand, whatsappHref } from "@/lib/site/brand";
import { contactPicture } from "../media/page-pictures";
import { Picture } from "../media/picture";

/** Where we are and how to reach us without a form. */
export async function ContactWays() {
  const [t, layout, footer] = await Promise.all([
    getTranslations("Contact"),
    getTranslations("Layout"),
    getTranslations("Footer"),
  ]);
  const hello = layout("whatsappText", { brand: brand.name });
  const ways = [
    { name: t("phone"), href: brand.phoneHref, text: brand.phone },
    { name: "WhatsApp", href: whatsappHref(hello), text: t("whatsapp") },
    { name: t("email"), href: `mailto:${brand.email}`, text: brand.email },
  ];
  return (
    <aside aria-label={t("ways")}>
      <Picture
        picture={{ ...contactPicture, alt: t("picture") }}
        sizes="(min-width: 1600px) 690px, (min-width: 1024px) 440px, 92vw"
        className="aspect-[4/3] h-auto min-[100rem]:aspect-16/10 w-full rounded-picture"
      />
      <dl className="figures mt-6 border-line border-t text-small">
        {ways.map(({ name, href, text }) => (
          <div key={name} className="flex items-center gap-4 border-line border-b sm:gap-6">
            <dt className="w-20 shrink-0 sm:w-24 text-muted">{name}</dt>
            <dd className="min-w-0">
              <a
                href={href}
                className="inline-flex min-h-11 items-center break-all font-semibold underline-offset-4 hover:underline"
              >
                {text}
              </a>
            </dd>
          </div>
        ))}
        <div className="flex gap-4 border-line border-b py-3 sm:gap-6">
          <dt className="w-20 shrink-0 sm:w-24 text-muted">{t("office")}</dt>
          <dd>
            <address className="not-italic">
              {brand.legalName}
              <br />
              {footer("address", { street: brand.street, city: brand.city })}
            </address>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
