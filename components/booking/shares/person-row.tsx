import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";

export interface Person {
  key: string;
  name: string;
  email: string;
  /** In dollars, as it is typed. */
  amount: string;
}

let people = 0;
/** A row for somebody who is not named yet. */
export function emptyPerson(): Person {
  people += 1;
  return { key: `person-${people}`, name: "", email: "", amount: "" };
}

interface PersonRowProps {
  person: Person;
  number: number;
  asksAmount: boolean;
  onChange(changes: Partial<Person>): void;
  onRemove: (() => void) | undefined;
}

/** A fellow traveller who is to pay: the name, an address if there is one, and how much. */
export function PersonRow({ person, number, asksAmount, onChange, onRemove }: PersonRowProps) {
  const t = useTranslations("BookingStatus.shares");
  const form = useTranslations("Form");
  const { key, name, email, amount } = person;
  const called = t("person", { number });
  return (
    <fieldset className="min-w-0 border-line border-t pt-4">
      <legend className="sr-only">{called}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={`${key}-name`}
          label={t("name")}
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          id={`${key}-email`}
          label={t("email")}
          optional={form("optional")}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        {asksAmount && (
          <TextField
            id={`${key}-amount`}
            label={t("amount")}
            required
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
        )}
      </div>
      {onRemove && (
        <Button look="quiet" type="button" onClick={onRemove} className="-ml-2 mt-1">
          {t("remove", { name: name.trim() || called })}
        </Button>
      )}
    </fieldset>
  );
}
