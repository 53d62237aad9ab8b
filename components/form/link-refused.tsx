import type { ReactNode } from "react";

interface LinkRefusedProps {
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A signed link that does nothing, and why. */
export function LinkRefused({ title, text, children }: LinkRefusedProps) {
  return (
    <div role="alert" className="border-gold border-l-2 pl-6">
      <p className="font-semibold font-serif text-lead">{title}</p>
      <p className="mt-2 mb-5 max-w-xl text-muted">{text}</p>
      {children}
    </div>
  );
}
