/** The operator's name and how to reach it, in one place. */
export const brand = {
  /** Footer and documents say that this operator is invented, and departures begin partly sold. */
  isSample: true as boolean,
  name: "Tembea",
  legalName: "Tembea Safaris",
  phone: "+255 700 000 000",
  phoneHref: "tel:+255700000000",
  whatsapp: "255700000000",
  email: "hello@tembea.example",
  street: "Boma Road",
  city: "Arusha",
  country: "TZ",
  founded: 2014,
  taxNumber: "000-000-000",
  /** Where transfers go. */
  bank: {
    name: "Sample Bank of Tanzania, Arusha",
    account: "0000 0000 0000",
    swift: "SAMPTZTZ",
  },
} as const;

/** A WhatsApp chat link with a text already typed. */
export function whatsappHref(text: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(text)}`;
}
