import { Icon } from "../ui/icons";

interface SearchSelectProps {
  name: string;
  label: string;
  options: { value: string; text: string }[];
  value: string;
}

export function SearchSelect({ name, label, options, value }: SearchSelectProps) {
  return (
    <div>
      <label htmlFor={name} className="block text-muted text-note">
        {label}
      </label>
      <div className="relative mt-1">
        <select
          id={name}
          name={name}
          defaultValue={value}
          className="figures min-h-11 w-full appearance-none truncate rounded-picture border border-line bg-card pr-9 pl-3 text-small"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
