import { Select } from "../ui/select";

interface SearchSelectProps {
  name: string;
  label: string;
  options: { value: string; text: string }[];
  value: string;
}

export function SearchSelect({ name, label, options, value }: SearchSelectProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-muted text-note">
        {label}
      </label>
      <Select
        id={name}
        name={name}
        defaultValue={value}
        className="figures min-h-11 rounded-picture border border-line bg-card px-3 text-small"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </div>
  );
}
