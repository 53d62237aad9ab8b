import { useTranslations } from "next-intl";
import { mostCompared } from "@/lib/contract/comparison-limits";
import { routes } from "@/lib/site/routes";
import { withTourIds } from "@/lib/site/tour-ids";
import { Button, ButtonLink } from "../ui/button";
import { Icon } from "../ui/icons";
import { ShareAddress } from "../ui/share-address";

/** What to do next with the tours of the list. */
export function WishlistActions({ ids }: { ids: string[] }) {
  const t = useTranslations("WishlistPage");
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ButtonLink href={`${routes.quote}?tours=${ids.join(",")}`}>
        {t(ids.length > 1 ? "quote" : "empty.quote")}
      </ButtonLink>
      {ids.length > 1 && (
        <ButtonLink href={withTourIds(routes.compare, ids.slice(0, mostCompared))} look="outline">
          {t("compare", { count: Math.min(ids.length, mostCompared), all: ids.length })}
        </ButtonLink>
      )}
    </div>
  );
}

interface ListKeepingProps {
  ids: string[];
  onRemoveAll: () => void;
}

/** Below the tours: gives the list to somebody, or empties it. */
export function ListKeeping({ ids, onRemoveAll }: ListKeepingProps) {
  const t = useTranslations("WishlistPage");
  return (
    <div className="mt-12 flex flex-wrap items-start gap-3 border-line border-t pt-6">
      <ShareAddress
        path={withTourIds(routes.wishlist, ids)}
        words={{ share: t("share"), copied: t("copied"), byHand: t("byHand") }}
      />
      <Button look="quiet" className="max-sm:-ml-2" onClick={onRemoveAll}>
        {t("removeAll")}
      </Button>
    </div>
  );
}

interface RemoveButtonProps {
  title: string;
  onClick: () => void;
}

/** On a card of the favourites: wants to take the tour off the list. */
export function RemoveButton({ title, onClick }: RemoveButtonProps) {
  const t = useTranslations("WishlistPage");
  const label = t("removeTour", { title });
  return (
    <button
      type="button"
      data-removes
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-chip bg-paper/95 shadow-float transition-colors hover:bg-white"
    >
      <Icon name="close" />
    </button>
  );
}
