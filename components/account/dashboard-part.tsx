import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SiteLink } from "../ui/site-link";

interface DashboardPartProps {
  part: "quotes" | "bookings" | "favourites" | "reviews" | "friends";
  href: string;
  /** Undefined while it is being asked for. */
  state: "some" | "none" | undefined;
  children?: ReactNode;
}

/** One part of the dashboard: its rows, or what it will hold and how to begin, in half the width or what is left of it. */
export function DashboardPart({ part, href, state, children }: DashboardPartProps) {
  const t = useTranslations("Account.dashboard");
  return (
    <section
      className={`grow basis-full border-line border-t pt-6 ${state === "some" ? "" : "lg:basis-[calc(50%-1.5rem)]"}`}
      aria-busy={state === undefined}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-[1.5rem]">{t(`${part}.title`)}</h2>
        <SiteLink
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t(`${part}.link`)}
        </SiteLink>
      </div>
      {state === "some" && children}
      {state === "none" && <p className="mt-2 max-w-xl text-muted">{t(`${part}.none`)}</p>}
      {state === undefined && <div className="mt-3 h-16 rounded-picture bg-paper-deep" />}
    </section>
  );
}
