import { fieldLook } from "./field-look";

interface DayFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange(day: string): void;
}

/** A day of the calendar. */
export function DayField({ id, label, hint, value, onChange }: DayFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-small">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={fieldLook}
      />
      {hint && <p className="text-muted text-note">{hint}</p>}
    </div>
  );
}
