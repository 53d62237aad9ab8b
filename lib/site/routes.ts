/**
 * Every public path of the site, once, in its one spelling (docs/product.md, "Pages and
 * addresses").
 */
export const routes = {
  home: "/",
  about: "/About",
  team: "/Our-Team",
  bookingProcess: "/Our-Booking-Process",
  affiliate: "/Affiliate",
  affiliateLink: "/AffiliateLink",
  affiliateLanding: "/affiliate",
  blogs: "/Blogs",
  booking: "/Booking",
  bookingCompleted: "/BookingCompleted",
  bookingDesk: "/Booking-Desk",
  contact: "/Contact",
  parks: "/CountryPark",
  dashboard: "/Dashboard",
  destinations: "/Destinations",
  stays: "/Lodges-and-Camps",
  notFound: "/Error404",
  forgotPassword: "/ForgotPassword",
  resetPassword: "/ResetPassword",
  landing: "/Landing",
  login: "/Login",
  signup: "/Signup",
  offer: "/Offer",
  payment: "/Payment",
  privacy: "/Privacy",
  terms: "/Terms",
  profile: "/Profile",
  quote: "/Quote",
  quoteSent: "/ThankyouQuote",
  share: "/Share",
  review: "/Review",
  reviewSent: "/ThankyouReview",
  search: "/Search",
  wishlist: "/Wishlists",
  trips: "/trip",
  tours: "/tanzania-safari-package",
  departures: "/Upcoming-Departures",
  waitingList: "/Waiting-List",
  rewardDesk: "/Reward-Desk",
  guestbook: "/Guest-Book",
  compare: "/Compare",
  climbRoutes: "/Kilimanjaro-Routes",
  planner: "/When-and-Where",
  migration: "/Migration-by-Month",
} as const;

export const tourPath = (slug: string) => `${routes.trips}/${slug}`;
export const tourCategoryPath = (slug: string) => `${routes.tours}/${slug}`;
export const destinationPath = (slug: string) => `${routes.parks}/${slug}`;
export const stayPath = (id: string) => `${routes.stays}/${id}`;
export const postPath = (slug: string) => `/blog/${slug}`;
export const departuresPath = (month: string) => `${routes.departures}/${month}`;
export const bookingPath = (reference: string) => `${routes.booking}/${reference}`;
export const sharePath = (id: string) => `${routes.share}/${id}`;
export const offerPath = (reference: string) => `${routes.offer}/${reference}`;
/** What the desk puts behind the key of an offer, to look at it as its guest without being counted. */
export const previewMark = "~desk";
export const paymentPath = (reference: string) => `${routes.payment}?reference=${reference}`;

/** Where a tour's page offers the waiting list of a departure that is full. */
export function waitingListAnchor(departure: string): string {
  return `waiting-list-${departure}`;
}
