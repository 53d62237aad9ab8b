import type { Tour } from "@/lib/contract/tours";
import { withCounted } from "@/lib/i18n/unit-text";

/** The tour in its own words: one sentence large, then the story. */
export function Overview({ tour }: { tour: Tour }) {
  const paragraphs = tour.overview.split(/\n{2,}/).filter(Boolean);
  return (
    <div className="measure pt-10 md:pt-12">
      {tour.tagline && (
        <p className="font-serif text-[clamp(1.25rem,2vw,1.5rem)] leading-snug tracking-[-0.01em]">
          {withCounted(tour.tagline)}
        </p>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-5">
          {withCounted(paragraph)}
        </p>
      ))}
    </div>
  );
}
