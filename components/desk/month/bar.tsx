interface BarProps {
  /** Of how many it is a part. */
  of: number;
  value: number;
  tone?: "deep" | "light";
}

const tones = { deep: "fill-terracotta", light: "fill-gold/60" };

/** How much one figure is beside the largest; the figure itself stands next to it. */
export function Bar({ of, value, tone = "deep" }: BarProps) {
  const width = of > 0 ? Math.max(0, (value / of) * 100) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="block h-1.5 w-full"
    >
      <rect width={width} height="4" className={tones[tone]} />
    </svg>
  );
}
