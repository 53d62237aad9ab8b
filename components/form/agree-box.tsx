import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { routes } from "@/lib/site/routes";
import { Checkbox } from "./checkbox";

interface AgreeBoxProps extends Omit<ComponentProps<typeof Checkbox>, "children"> {
  /** The words of the form, with `agree`. */
  words: ReturnType<typeof useTranslations>;
}

/** What a visitor agrees to, with the texts in a new tab: nobody should leave a form half-filled. */
export function AgreeBox({ words, ...box }: AgreeBoxProps) {
  const t = useTranslations("Form");
  const link = (href: string) => (text: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {text}
      <span className="sr-only"> ({t("newTab")})</span>
    </a>
  );
  return (
    <Checkbox required {...box}>
      {words.rich("agree", { terms: link(routes.terms), privacy: link(routes.privacy) })}
    </Checkbox>
  );
}
