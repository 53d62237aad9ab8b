import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { ButtonLink } from "../ui/button";
import { EmptyList } from "../ui/empty-list";

const picture = { url: "/pictures/empty-wishlist", color: "#ad6047" };

/** Nothing is kept yet: says so, and where to begin. */
export function EmptyWishlist() {
  const t = useTranslations("WishlistPage.empty");
  return (
    <EmptyList picture={{ ...picture, alt: t("picture") }} title={t("title")} text={t("text")}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.tours}>{t("tours")}</ButtonLink>
        <ButtonLink href={routes.quote} look="outline">
          {t("quote")}
        </ButtonLink>
      </div>
    </EmptyList>
  );
}
