import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { brand, whatsappHref } from "@/lib/site/brand";
import { routes } from "@/lib/site/routes";
import type { Words } from "./words";

/** At the foot of the sheet: ask for a quote, or reach a person. */
export function MenuBar({ layout }: { layout: Words }) {
  const contacts = [
    { href: brand.phoneHref, icon: "phone", label: layout("phone", { number: brand.phone }) },
    {
      href: whatsappHref(layout("whatsappText", { brand: brand.name })),
      icon: "whatsapp",
      label: layout("whatsappChat"),
    },
    {
      href: `mailto:${brand.email}`,
      icon: "mail",
      label: layout("email", { address: brand.email }),
    },
  ] as const;
  return (
    <div className="menu-bar xl:hidden">
      <ButtonLink href={routes.quote} className="flex-1 whitespace-nowrap">
        {layout("quote")}
      </ButtonLink>
      {contacts.map(({ href, icon, label }) => (
        <a key={icon} href={href} aria-label={label}>
          <Icon name={icon} className="size-5.5" />
        </a>
      ))}
    </div>
  );
}
