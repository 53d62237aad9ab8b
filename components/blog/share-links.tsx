import { useTranslations } from "next-intl";
import { CopyLink } from "./copy-link";

/** Plain links to share a page: no script of anybody else's, nothing sent before the click. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useTranslations("Blog");
  const text = encodeURIComponent(`${title} ${url}`);
  const address = encodeURIComponent(url);
  const links = [
    { name: "WhatsApp", href: `https://wa.me/?text=${text}` },
    { name: t("email"), href: `mailto:?subject=${encodeURIComponent(title)}&body=${address}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    {
      name: "X",
      href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${address}`,
    },
  ];
  return (
    <>
      <h2 className="font-sans font-semibold text-small tracking-normal">{t("share")}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 text-small lg:flex-col">
        <li>
          <CopyLink url={url} words={{ copy: t("copy"), copied: t("copied") }} />
        </li>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
