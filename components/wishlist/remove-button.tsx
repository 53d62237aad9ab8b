import { useTranslations } from "next-intl";
import { Icon } from "../ui/icons";

interface RemoveButtonProps {
  title: string;
  onClick: () => void;
}

/** On a card of the favourites: wants to take the tour off the list. */
export function RemoveButton({ title, onClick }: RemoveButtonProps) {
  const t = useTranslations("WishlistPage");
  const label = t("remove_tour", { title });
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
