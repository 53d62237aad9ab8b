interface NumberFieldProps {
  name: string;
  label: string;
  /** The whole name, read aloud. */
  description: string;
  unit?: string | undefined;
  placeholder?: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number that counts when it is finished: on leaving the field or with Enter. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, description, unit, placeholder, value, onChange } = props;
  const finish = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 6);
    const next = digits === "" ? null : Number(digits);
    if (next !== value) onChange(next);
  };
  return (
    <label className="block text-note">
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      <span className="mt-1 flex min-h-11 items-center rounded-picture border border-line bg-card px-3 text-small focus-within:border-ink">
        {unit && (
          <span aria-hidden="true" className="pr-1 text-muted">
            {unit}
          </span>
        )}
        <input
          // What another control changes must show; while it is typed in, the field is its own.
          key={value}
          name={name}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          aria-label={description}
          placeholder={placeholder}
          defaultValue={value ?? ""}
          onBlur={(event) => finish(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") finish(event.currentTarget.value);
          }}
          className="figures w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
        />
      </span>
    </label>
  );
}
