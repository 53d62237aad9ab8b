interface MoneyRowProps {
  term: string;
  /** The amount in words, such as `$1,250`. */
  amount: string;
  className?: string;
}

/** What something costs: a line of a list of terms. */
export function MoneyRow({ term, amount, className = "" }: MoneyRowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt className="min-w-0">{term}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}
