interface StarsProps {
  /** 0 to 5, tenths are drawn. */
  rating: number;
  /** What is read aloud, e.g. “4.9 out of 5”. */
  label: string;
  className?: string;
}

/** Five stars, filled as far as the rating goes. */
export function Stars({ rating, label, className = "text-gold" }: StarsProps) {
  const width = `${(Math.min(Math.max(rating, 0), 5) / 5) * 100}%`;
  return (
    <span
      role="img"
      aria-label={label}
      className={`relative inline-block leading-none ${className}`}
    >
      <span aria-hidden="true" className="opacity-30">
        ★★★★★
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 overflow-hidden whitespace-nowrap"
        style={{ width }}
      >
        ★★★★★
      </span>
    </span>
  );
}
