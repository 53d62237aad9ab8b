import { getTranslations } from "next-intl/server";
import { IslandMessages } from "@/components/ui/island-messages";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { WishlistIsland } from "./wishlist-island";

export function generateMetadata() {
  return pageMeta({ page: "wishlists", path: routes.wishlist, index: false });
}

/** A shell for everybody; whose favourites they are is known to the browser alone. */
export default async function WishlistsPage() {
  const t = await getTranslations("WishlistPage");
  return (
    <Shell paths={routes.wishlist}>
      <div className="column pt-10 pb-20 md:pt-16">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 mb-10 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <noscript>
          <p className="mb-10 border-gold border-l-2 pl-5">{t("noScript")}</p>
        </noscript>
        <IslandMessages namespaces={["WishlistPage", "Wishlist", "Tour", "Vocabulary"]}>
          <WishlistIsland />
        </IslandMessages>
      </div>
    </Shell>
  );
}
