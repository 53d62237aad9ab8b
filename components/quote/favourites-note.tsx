import { useTranslations } from "next-intl";
import { useQuote } from "./quote-store";

/** The favourite tours that this request is about; they can be let go. */
export function FavouritesNote({ titles }: { titles: readonly string[] }) {
  const t = useTranslations("Quote.favourites");
  return (
    <div className="mb-6 border-gold border-l-4 bg-card px-4 py-3 text-small">
      <p>{t("about", { count: titles.length })}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 font-semibold">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => useQuote.getState().change({ tours: [] })}
        className="mt-1 min-h-11 underline underline-offset-4"
      >
        {t("remove", { count: titles.length })}
      </button>
    </div>
  );
}
