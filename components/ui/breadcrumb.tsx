import { useTranslations } from "next-intl";
import { SiteLink } from "./site-link";

export interface Crumb {
  text: string;
  /** Left out for the page itself. */
  href?: string;
}

/** Where the page stands in the site. */
export function Breadcrumb({ crumbs, className = "" }: { crumbs: Crumb[]; className?: string }) {
  const t = useTranslations("Layout");
  return (
    <nav aria-label={t("breadcrumb")} className={className}>
      <ol className="flex flex-wrap gap-x-2 text-muted text-note">
        {crumbs.map(({ text, href }, at) => (
          <li key={text} className="flex min-w-0 gap-x-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {href ? (
              <SiteLink
                href={href}
                className="-my-3 py-3 underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </SiteLink>
            ) : (
              <span aria-current="page" className="truncate">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
