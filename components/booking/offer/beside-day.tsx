import { Picture } from "@/components/media/picture";
import { LinkedText } from "@/components/ui/linked-text";
import type { SentBeside } from "@/lib/contract/offer-document";
import { OtherLanguage } from "./other-language";

/** What was written for this guest above or below a day, and photographs with it. */
export function BesideDay({ beside }: { beside: SentBeside | undefined }) {
  if (!beside) return null;
  const { text, language, pictures, shows_languages } = beside;
  return (
    <div className="mt-3">
      {text && (
        <>
          <OtherLanguage language={language} />
          <p dir="auto" lang={language ?? undefined} className="whitespace-pre-line">
            <LinkedText text={text} />
          </p>
        </>
      )}
      {pictures.length > 0 && (
        <div className={`mt-4 grid gap-3 ${pictures.length > 1 ? "grid-cols-2" : ""}`}>
          {pictures.map((picture, at) => (
            <figure
              key={picture.url}
              lang={shows_languages?.[at] ?? undefined}
              className="min-w-0 break-inside-avoid print:max-w-sm"
            >
              <Picture
                picture={picture}
                sizes={
                  pictures.length > 1
                    ? "(min-width: 640px) 21rem, 38vw"
                    : "(min-width: 640px) 42rem, 76vw"
                }
                className="aspect-[3/2] w-full rounded-picture"
              />
              {/* It is read aloud in place of the photograph. */}
              {picture.photograph?.caption && (
                <figcaption aria-hidden="true" className="mt-1 text-muted text-note">
                  {picture.photograph.caption}
                </figcaption>
              )}
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}
