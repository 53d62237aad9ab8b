interface MonthLinksProps {
  months: { value: string; text: string }[];
  label: string;
}

/** Ways down to each month, where the filters cannot run. */
export function MonthLinks({ months, label }: MonthLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5 text-small">
        {months.map(({ value, text }) => (
          <li key={value}>
            <a href={`#${value}`} className="inline-block py-1.5 underline underline-offset-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
