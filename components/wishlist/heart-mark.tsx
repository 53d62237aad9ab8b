/** The heart of a tour; filled by whether the button around it is pressed. */
export function HeartMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-transparent stroke-2 stroke-ink group-aria-pressed/heart:fill-terracotta group-aria-pressed/heart:stroke-terracotta"
    >
      <path d="M12 20.5S3.5 15.4 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8c0 6.2-8.5 11.3-8.5 11.3Z" />
    </svg>
  );
}

export const heartLooks = {
  card: "group/heart grid size-11 place-items-center rounded-chip bg-paper/95 shadow-float transition-colors hover:bg-white",
  panel:
    "group/heart inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-small underline-offset-4 hover:underline",
} as const;
