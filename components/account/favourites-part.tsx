import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { useWishlistCount } from "../layout/wishlist-count";
import { DashboardPart } from "./dashboard-part";

/** How many tours are marked; they are kept in the browser and with the account. */
export function FavouritesPart() {
  const t = useTranslations("Account.dashboard.favourites");
  const count = useWishlistCount();
  return (
    <DashboardPart part="favourites" href={routes.wishlist} state={count > 0 ? "some" : "none"}>
      <p className="mt-2">{t("count", { count })}</p>
    </DashboardPart>
  );
}
