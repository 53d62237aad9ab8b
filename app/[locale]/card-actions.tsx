import { useTranslations } from "next-intl";
import { CompareMark, compareLooks } from "@/components/compare/compare-mark";
import { HeartMark, heartLooks } from "@/components/wishlist/heart-mark";
import type { ListName } from "./live-cards";

interface Tour {
  id: string;
  title: string;
}

/** On a tour's card: keep it, or hold it against others. They stand still; `LiveCards` answers. */
export function CardActions({ tour }: { tour: Tour }) {
  const [wishlist, compare] = [useTranslations("Wishlist"), useTranslations("Compare")];
  const { title } = tour;
  return (
    <div className="flex flex-col gap-2">
      <button
        {...choosing("wishlist", tour)}
        aria-label={wishlist("addTour", { title })}
        title={wishlist("addTour", { title })}
        data-otherwise={wishlist("removeTour", { title })}
        className={heartLooks.card}
      >
        <HeartMark />
      </button>
      <button
        {...choosing("compare", tour)}
        aria-label={compare("addTour", { title })}
        title={compare("addTour", { title })}
        data-otherwise={compare("removeTour", { title })}
        className={compareLooks.card}
      >
        <CompareMark className="text-lead leading-none" />
      </button>
    </div>
  );
}

const choosing = (list: ListName, { id }: Tour) =>
  ({ type: "button", "data-list": list, "data-tour": id, "aria-pressed": false }) as const;
