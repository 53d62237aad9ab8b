interface MonthBarsProps {
  /** Both 0 to 1. */
  dryness: number;
  wildlife: number;
}

/** Two bars one above the other; what they say is read aloud by the text beside them. */
export function MonthBars({ dryness, wildlife }: MonthBarsProps) {
  return (
    <span aria-hidden="true" className="mt-auto grid max-w-40 gap-1.5">
      <Bar share={dryness} colour="bg-gold" />
      <Bar share={wildlife} colour="bg-acacia" />
    </span>
  );
}

function Bar({ share, colour }: { share: number; colour: string }) {
  return (
    <span className="block h-1.5 bg-line">
      <span className={`block h-full ${colour}`} style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
