/** What stands on the button that compares; another sign where it is pressed. */
export function CompareMark({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={className}>
      <span className="group-aria-pressed/compare:hidden">⇄</span>
      <span className="hidden group-aria-pressed/compare:inline">✓</span>
    </span>
  );
}

export const compareLooks = {
  // With a mouse it appears on the card one points at; what is chosen stays.
  card: "group/compare grid size-11 place-items-center rounded-chip bg-paper/95 shadow-float transition-[opacity,background-color] hover:bg-white focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:bg-acacia aria-pressed:text-white aria-pressed:opacity-100 pointer-fine:opacity-0",
  panel:
    "group/compare inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-small underline-offset-4 hover:underline",
} as const;
