import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { brand, whatsappHref } from "@/lib/site/brand";
import { signInPath } from "@/lib/site/next-path";
import { bookingPath } from "@/lib/site/routes";

/**
 * Nothing opened the booking. Whether there is one is not said: it is the same for a wrong key and
 * for a reference that does not exist. Needs BookingCommon.
 */
export function NoEntry({ reference }: { reference?: string | undefined }) {
  const t = useTranslations("BookingCommon.noEntry");
  return (
    <NothingOpened title={t("title")} text={t("text")}>
      {reference && (
        <ButtonLink
          href={signInPath(bookingPath(reference))}
          className="group-data-[accounts=none]/site:hidden"
        >
          {t("signIn")}
        </ButtonLink>
      )}
    </NothingOpened>
  );
}

interface NothingOpenedProps {
  /** A part of its page, below another heading, or all of it. */
  heading?: "h1" | "h2";
  title: string;
  text: string;
  /** Another way in, before those of writing to us. */
  children?: ReactNode;
}

/** A key that opens nothing, and how one writes to us. */
export function NothingOpened({
  heading: Heading = "h2",
  title,
  text,
  children,
}: NothingOpenedProps) {
  return (
    <div role="alert" className="min-h-96">
      <Heading className={Heading === "h1" ? "text-title" : "text-section"}>{title}</Heading>
      <p className="mt-4 max-w-xl text-lead text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <ButtonLink href={whatsappHref("")} look="outline">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={`mailto:${brand.email}`} look="outline">
          {brand.email}
        </ButtonLink>
      </div>
    </div>
  );
}
