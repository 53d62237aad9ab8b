import { routes } from "../routes";

const personal = [
  routes.affiliate,
  routes.affiliateLink,
  routes.booking,
  routes.bookingCompleted,
  routes.bookingDesk,
  routes.dashboard,
  routes.forgotPassword,
  routes.login,
  routes.offer,
  routes.payment,
  routes.profile,
  routes.quoteSent,
  routes.resetPassword,
  routes.rewardDesk,
  routes.share,
  routes.signup,
  routes.waitingList,
  "/Moderation",
];

/** Whether a page shows somebody's own data, or has a key to it in its address. */
export function isPersonal(path: string): boolean {
  return personal.some((start) => path === start || path.startsWith(`${start}/`));
}
