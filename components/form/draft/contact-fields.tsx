import { CountrySelect } from "../country-select";
import { EmailField, NameField } from "../person-fields";
import { PhoneField } from "../phone-field";

interface Contact {
  full_name: string;
  email: string;
  phone: string;
  country: string;
}

interface ContactFieldsProps {
  draft: Contact;
  change(changes: Partial<Contact>): void;
  idOf(field: string): string;
  errorOf(field: string): string | undefined;
  /** Words behind the label of the phone, where it may stay empty. */
  phoneOptional: string | undefined;
}

/** Who fills in a form and where we write to. */
export function ContactFields(props: ContactFieldsProps) {
  const { draft, change, idOf, errorOf, phoneOptional } = props;
  const field = (name: keyof Contact) => ({
    id: idOf(name),
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <NameField {...field("full_name")} />
      <CountrySelect {...field("country")} required />
      <EmailField {...field("email")} />
      <PhoneField
        {...field("phone")}
        optional={phoneOptional}
        onChange={(phone) => change({ phone })}
      />
    </div>
  );
}
