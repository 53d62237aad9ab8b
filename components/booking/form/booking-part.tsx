import { type ReactNode, useId } from "react";

interface BookingPartProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** One part of the form, under its own heading. */
export function BookingPart({ title, hint, children }: BookingPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-7 pb-11">
      <h2 id={id} className="text-[1.625rem] leading-tight">
        {title}
      </h2>
      {hint && <p className="mt-1.5 max-w-xl text-muted text-small">{hint}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
