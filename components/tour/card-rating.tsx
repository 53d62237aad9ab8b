import { useFormatter, useTranslations } from "next-intl";

/** A star, the average and how many gave it; nothing where nobody has yet. */
export function CardRating({ rating }: { rating: { average: number; count: number } }) {
  const t = useTranslations("Tour");
  const format = useFormatter();
  if (rating.count === 0) return null;
  const average = format.number(rating.average, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <span className="figures">
      <span aria-hidden="true">
        <span className="text-gold">★</span> <span className="font-semibold">{average}</span>{" "}
        <span className="text-muted">({rating.count})</span>
      </span>
      <span className="sr-only">{t("rating", { average, count: rating.count })}</span>
    </span>
  );
}
