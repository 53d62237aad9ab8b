import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";

const picture = { url: "/pictures/empty-wishlist", color: "#ad6047" };

/** Nothing is kept yet: says so, and where to begin. */
export function EmptyWishlist() {
  const t = useTranslations("WishlistPage.empty");
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <Picture
          picture={{ ...picture, alt: t("picture") }}
          sizes="(min-width: 1024px) 640px, 92vw"
          className="aspect-[16/10] h-auto w-full rounded-picture"
        />
      </div>
      <div>
        <h2 className="text-section">{t("title")}</h2>
        <p className="mt-4 max-w-md text-lead text-muted">{t("text")}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.tours}>{t("tours")}</ButtonLink>
          <ButtonLink href={routes.quote} look="outline">
            {t("quote")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
