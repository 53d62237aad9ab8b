import { type ReactNode, useId } from "react";

interface GuestPartProps {
  title: string;
  /** Only for the screen. */
  screen?: boolean;
  children: ReactNode;
}

/** One part of a booking's page, under its own heading. */
export function GuestPart({ title, screen = false, children }: GuestPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`border-line border-t pt-6 pb-10 ${screen ? "print:hidden" : ""}`}
    >
      <h2 id={id} className="text-[1.5rem] leading-tight">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
