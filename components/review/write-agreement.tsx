import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { routes } from "@/lib/site/routes";

/** What a visitor agrees to, with the texts in a new tab so that nothing written is left behind. */
export function WriteAgreement() {
  const t = useTranslations("ReviewForm");
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {words}
      <span className="sr-only"> ({t("new_tab")})</span>
    </a>
  );
  return t.rich("agree", { terms: link(routes.terms), privacy: link(routes.privacy) });
}
