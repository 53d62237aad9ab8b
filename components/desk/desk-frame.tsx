import type { ReactNode } from "react";
import { type DeskCallName, may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { brand } from "@/lib/site/brand";
import { AlsoHere } from "./also-here";
import { languageText, listText } from "./desk-formats";
import { DeskNav, type Screen } from "./desk-nav";
import { OnceAlive } from "./once-alive";
import { StepUpDialog } from "./step-up-dialog";
import { deskWords } from "./words/words";

const { nav } = deskWords;
const screens = {
  daily: [
    { call: "requests", href: "/", name: nav.requests, icon: "mail" },
    { call: "offers", href: "/offers", name: nav.offers, icon: "offer" },
    { call: "bookings", href: "/bookings", name: nav.bookings, icon: "booking" },
    { call: "calendar", href: "/calendar", name: nav.calendar, icon: "calendar" },
    { call: "today", href: "/today", name: nav.today, icon: "today" },
  ],
  others: [
    { call: "reviews", href: "/reviews", name: nav.reviews, icon: "review" },
    { call: "month", href: "/month", name: nav.month, icon: "month" },
    { call: "snippets", href: "/snippets", name: nav.snippets, icon: "sentence" },
    { call: "people", href: "/people", name: nav.people, icon: "people" },
    { call: "record", href: "/record", name: nav.record, icon: "record" },
    { call: "devices", href: "/devices", name: nav.devices, icon: "device" },
  ],
} satisfies Record<string, (Screen & { call: DeskCallName })[]>;

/** The screens that somebody has, those of every day first. */
function screensOf({ role }: Me) {
  const daily = screens.daily.filter(({ call }) => may(role, call));
  const others = screens.others.filter(({ call }) => may(role, call));
  // Editors have little else to do than reviews.
  const [first, ...rest] = others;
  return role === "editor" && first
    ? { daily: [...daily, first], others: rest }
    : { daily, others };
}

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
  const { daily, others } = screensOf(me);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block">
      <DeskNav daily={daily} others={others} brand={brand.name} />
      <div
        className={`mx-auto w-full ${wide ? "" : "max-w-5xl min-[100rem]:max-w-[84rem]"} px-4 pt-5 pb-28 sm:px-6 lg:pt-8 lg:pb-12 print:max-w-none print:p-0`}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="wrap-anywhere text-section">{title}</h1>
          <p className="text-muted text-small">{aside ?? me.name}</p>
        </header>
        <AlsoHere />
        {me.elsewhere.length > 0 && (
          <p className="mt-2 max-w-text border-gold border-l-4 pl-3 text-small print:hidden">
            {deskWords.elsewhere(listText(me.elsewhere.map(languageText)), me.elsewhere.length)}
          </p>
        )}
        <main className="mt-5">
          <OnceAlive>{children}</OnceAlive>
        </main>
      </div>
      <StepUpDialog />
    </div>
  );
}
