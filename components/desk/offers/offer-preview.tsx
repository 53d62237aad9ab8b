import { useEffect, useRef } from "react";
import type { Locale } from "@/lib/contract/locales";
import { offerPreviewPath } from "@/lib/site/offer-preview";
import { buttonClass } from "../../ui/button";
import { languageText } from "../desk-formats";
import { offerWords as words } from "../words/words";
import { hearingEvent, savedEvent } from "./saved-event";

interface OfferPreviewProps {
  reference: string;
  /** The guest's. */
  language: Locale;
  /** What is saved: another one is shown anew. */
  version: number;
}

/** The guest's page as on a phone, as it would be if it were sent now; on a phone behind a link. */
export function OfferPreview({ reference, language, version }: OfferPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    frame.current?.contentWindow?.dispatchEvent(new Event(savedEvent));
  }, [version]);
  // What was saved between the answer of the page in the frame and its scripts was said to nobody.
  const first = useRef(version);
  useEffect(() => {
    const framed = frame.current;
    const catchUp = () => {
      if (shown.current !== first.current)
        framed?.contentWindow?.dispatchEvent(new Event(savedEvent));
    };
    framed?.addEventListener(hearingEvent, catchUp);
    return () => framed?.removeEventListener(hearingEvent, catchUp);
  }, []);
  const path = offerPreviewPath(reference, language);
  const title = words.preview(languageText(language));
  return (
    <section className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-muted text-small">{words.previewHint}</p>
      <a href={path} className={`mt-3 md:hidden ${buttonClass("outline")}`}>
        {words.openPreview}
      </a>
      <iframe
        ref={frame}
        src={`${path}?framed`}
        title={title}
        loading="lazy"
        className="mt-4 hidden h-[52.75rem] w-[24.5rem] rounded-[1.75rem] border-[0.4375rem] border-night bg-paper shadow-float md:block"
      />
    </section>
  );
}
