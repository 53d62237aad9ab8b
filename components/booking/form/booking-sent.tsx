import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SiteLink } from "@/components/ui/site-link";

/** Shown until the booking's own page is there, and in its place should it not come. */
export function BookingSent({ href }: { href: string }) {
  const t = useTranslations("Booking.sent");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} role="status" tabIndex={-1} className="min-h-96 py-16 outline-none">
      <p className="max-w-2xl font-semibold font-serif text-section">{t("title")}</p>
      <SiteLink
        href={href}
        className="mt-4 inline-grid min-h-11 place-items-center underline underline-offset-4"
      >
        {t("open")}
      </SiteLink>
    </div>
  );
}
