/** The operator's name and how to reach it, in one place. */
export const brand = {
  name: "Tembea",
  legalName: "Tembea Safaris (sample operator)",
  phone: "+255 700 000 000",
  phoneHref: "tel:+255700000000",
  whatsapp: "255700000000",
  email: "hello@tembea.example",
  street: "Boma Road",
  city: "Arusha",
  country: "TZ",
  founded: 2014,
} as const;

/** A WhatsApp chat link with a text already typed. */
export function whatsappHref(text: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(text)}`;
}
