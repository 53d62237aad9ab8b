/** Label and value, row by row; rows without a value are left out. */
export function FactRows({ rows }: { rows: (readonly [label: string, value: string])[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-line border-y text-small">
      {rows
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
