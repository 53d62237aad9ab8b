import type { ReactNode } from "react";
import { may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { brand } from "@/lib/site/brand";
import { AlsoHere } from "./also-here";
import { languageText, listText } from "./desk-formats";
import { DeskNav } from "./desk-nav";
import { StepUpDialog } from "./step-up-dialog";
import { deskWords } from "./words/words";

interface DeskFrameProps {
  me: Me;
  /** The name of the screen. */
  title: string;
  /** Beside the title, such as how many wait. */
  aside?: ReactNode;
  /** It has the whole width of the window. */
  wide?: boolean;
  children: ReactNode;
}

/** Around every screen: where one is, and the way to the others: at the thumb, or at the side. */
export function DeskFrame({ me, title, aside, wide, children }: DeskFrameProps) {
  const reviews = may(me.role, "reviews")
    ? [{ href: "/reviews", name: deskWords.nav.reviews, icon: "review" as const }]
    : [];
  const daily = [
    { href: "/", name: deskWords.nav.requests, icon: "mail" as const },
    ...(may(me.role, "offers")
      ? [{ href: "/offers", name: deskWords.nav.offers, icon: "offer" as const }]
      : []),
    ...(may(me.role, "bookings")
      ? [{ href: "/bookings", name: deskWords.nav.bookings, icon: "booking" as const }]
      : []),
    ...(may(me.role, "calendar")
      ? [{ href: "/calendar", name: deskWords.nav.calendar, icon: "calendar" as const }]
      : []),
    ...(may(me.role, "today")
      ? [{ href: "/today", name: deskWords.nav.today, icon: "today" as const }]
      : []),
    // Editors have little else to do.
    ...(me.role === "editor" ? reviews : []),
  ];
  const others = [
    ...(me.role === "editor" ? [] : reviews),
    ...(may(me.role, "month")
      ? [{ href: "/month", name: deskWords.nav.month, icon: "month" as const }]
      : []),
    ...(may(me.role, "snippets")
      ? [{ href: "/snippets", name: deskWords.nav.snippets, icon: "sentence" as const }]
      : []),
    ...(may(me.role, "people")
      ? [{ href: "/people", name: deskWords.nav.people, icon: "people" as const }]
      : []),
    ...(may(me.role, "record")
      ? [{ href: "/record", name: deskWords.nav.record, icon: "record" as const }]
      : []),
    { href: "/devices", name: deskWords.nav.devices, icon: "device" as const },
  ];
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block">
      <DeskNav daily={daily} others={others} brand={brand.name} />
      <div
        className={`mx-auto w-full ${wide ? "" : "max-w-5xl min-[100rem]:max-w-[84rem]"} px-4 pt-5 pb-28 sm:px-6 lg:pt-8 lg:pb-12 print:max-w-none print:p-0`}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-section">{title}</h1>
          <p className="text-muted text-small">{aside ?? me.name}</p>
        </header>
        <AlsoHere />
        {me.elsewhere.length > 0 && (
          <p className="mt-2 max-w-text border-gold border-l-4 pl-3 text-small print:hidden">
            {deskWords.elsewhere(listText(me.elsewhere.map(languageText)), me.elsewhere.length)}
          </p>
        )}
        <main className="mt-5">{children}</main>
      </div>
      <StepUpDialog />
    </div>
  );
}
