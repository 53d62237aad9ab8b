import type { OfferDetail } from "@/lib/contract/desk/offers";
import type { SentBeside } from "@/lib/contract/offer-document";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { Picture } from "../../media/picture";
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
  const beside = (put: SentBeside | undefined) =>
    put && (
      <>
        <p className="whitespace-pre-line text-small">
          {put.text}
          {mark(put.language)}
        </p>
        <div className="flex flex-wrap gap-2">
          {put.pictures.map((picture) => (
            <Picture
              key={picture.url}
              picture={picture}
              sizes="10rem"
              className="my-1 aspect-[3/2] w-40 rounded-picture"
            />
          ))}
        </div>
      </>
    );
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
              {beside(day.over)}
              <p className="whitespace-pre-line text-small">{day.text}</p>
              {beside(day.under)}
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
