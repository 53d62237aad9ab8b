import { Icon } from "../ui/icons";
import { SearchField, searchControl } from "./search-field";

interface SearchSelectProps {
  name: string;
  label: string;
  options: { value: string; text: string }[];
  value?: string;
}

export function SearchSelect({ name, label, options, value }: SearchSelectProps) {
  return (
    <SearchField id={name} label={label}>
      <select id={name} name={name} defaultValue={value} className={`figures ${searchControl}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute right-3 bottom-3.5 size-4 text-muted"
      />
    </SearchField>
  );
}
