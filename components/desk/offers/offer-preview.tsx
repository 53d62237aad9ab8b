import type { OfferDetail } from "@/lib/contract/desk/offers";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { deskWords } from "../desk-words";
import { offerWords as words } from "./offer-words";

interface OfferPreviewProps {
  offer: OfferDetail;
  preview: OfferDetail["previews"][number];
}

/** What the guest reads, in their language; what is not in it yet is marked. */
export function OfferPreview({ offer: { language, draft }, preview }: OfferPreviewProps) {
  const named = deskWords.requests.language;
  const mark = (other: string | null) =>
    other && <span className="text-small text-terracotta-deep"> ({named(other)})</span>;
  return (
    <section className="mt-10 rounded-picture border border-line bg-card p-5">
      <h2 className="text-muted text-small">{words.preview(named(language))}</h2>
      <div lang={language} className="mt-3">
        <p className="font-serif text-section">{preview.title}</p>
        <p className="figures text-muted">
          {`${formatDay(draft.starts, language)} – ${formatDay(preview.ends, language)}`}
        </p>
        <p className="mt-3 whitespace-pre-line empty:hidden">
          {preview.letter}
          {mark(preview.letter_language)}
        </p>
        <ol className="mt-4 space-y-3">
          {preview.days.map((day) => (
            <li key={day.day}>
              <p className="figures text-muted text-small">
                {formatDay(addDays(draft.starts, day.day - 1), language, "medium")}
              </p>
              <p className="font-semibold">
                {day.title}
                {mark(day.other_language)}
              </p>
              <p className="text-small">{day.text}</p>
              <p className="text-muted text-small">{day.stay?.name ?? day.night?.name}</p>
            </li>
          ))}
        </ol>
        <p className="figures mt-4 font-semibold text-lg">
          {formatPayment(preview.price.total_minor)}
        </p>
      </div>
    </section>
  );
}
