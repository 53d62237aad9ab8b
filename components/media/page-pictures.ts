/**
 * The pictures of pages, each with the colour that stands in for it until it is loaded: that of
 * `content/facts/pictures.json`. Whoever has words for one adds them as its `alt`.
 */
export const homeHeroPicture = { url: "/pictures/home-hero", color: "#8c5554", alt: "" };
export const closingPicture = { url: "/pictures/closing", color: "#2e464a", alt: "" };
export const aboutPicture = { url: "/pictures/about", color: "#9db4a2", alt: "" };
export const accountPicture = { url: "/pictures/account", color: "#84757f", alt: "" };
export const affiliatePicture = { url: "/pictures/affiliate", color: "#a3b19f", alt: "" };
export const greatMigrationPicture = {
  url: "/pictures/category-great-migration",
  color: "#a1a98c",
  alt: "",
};
export const kilimanjaroClimbsPicture = {
  url: "/pictures/category-kilimanjaro-climbs",
  color: "#77647e",
  alt: "",
};
export const privateSafarisPicture = {
  url: "/pictures/category-private-safaris",
  color: "#575c4b",
  alt: "",
};
export const contactPicture = { url: "/pictures/contact", color: "#8f9d79", alt: "" };
export const departuresPicture = { url: "/pictures/departures", color: "#b3ba9d", alt: "" };
export const emptyResultsPicture = { url: "/pictures/empty-results", color: "#7c968d", alt: "" };
export const emptyWishlistPicture = { url: "/pictures/empty-wishlist", color: "#ad6047", alt: "" };
export const guestBookPicture = { url: "/pictures/guest-book", color: "#a18283", alt: "" };
export const plannerPicture = { url: "/pictures/planner", color: "#5a5e4b", alt: "" };
export const quotePicture = { url: "/pictures/quote", color: "#a9ac85", alt: "" };
export const ruahaPicture = { url: "/pictures/ruaha-1", color: "#77506f", alt: "" };
export const staysPicture = { url: "/pictures/stays", color: "#61525b", alt: "" };
export const thankYouPicture = { url: "/pictures/thank-you", color: "#a39892", alt: "" };
