import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { routes } from "@/lib/site/routes";
import { ButtonLink } from "../ui/button";

/** In the place of the form once the message has arrived; takes the focus that the form had. */
export function ContactSent() {
  const t = useTranslations("Contact");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="border-acacia border-t-2 pt-8">
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {t("success")}
      </h2>
      <p className="mt-4 max-w-md text-lead text-muted">{t("success_text")}</p>
      <ButtonLink href={routes.tours} look="outline" className="mt-8">
        {t("success_on")}
      </ButtonLink>
    </div>
  );
}
