/** What fields are called wherever the desk asks for a guest, their party and its price. */
export const fieldWords = {
  name: "Name",
  phone: "Telephone, with country code",
  phoneHint: "+39 …",
  email: "Mail, if there is one",
  emailHint: "name@example.com",
  language: "Language",
  adults: "Adults",
  ages: "Ages of the children",
  agesHint: "9, 12",
  grown: "From 18 on they are adults.",
  rooms: "Rooms or tents",
  usual: "2 each",
  pricing: "One moment …",
};
