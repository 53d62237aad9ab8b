/** The fields in the order in which the form asks for them. */
const fields: readonly string[] = [
  "tour",
  "starts",
  "adults",
  "children",
  "rooms",
  "extras",
  "full_name",
  "country",
  "email",
  "phone",
  "message",
  "coupon_code",
  "of_age",
  "agree",
];

export const rootOf = (field: string) => field.split(".", 1)[0] ?? "";

/** Where a field such as `children.0` stands in the form; what no part asks for comes last. */
export function fieldOrder(field: string): number {
  const at = fields.indexOf(rootOf(field));
  const place = Number(field.split(".")[1] ?? 0) / 100;
  return (at < 0 ? fields.length : at) + place;
}
