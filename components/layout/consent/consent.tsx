"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { openChoice } from "@/lib/site/consent/choice";
import type { ServiceIds } from "@/lib/site/consent/purposes";
import { ServiceLoader } from "@/lib/site/consent/service-loader";
import { VisitedPages } from "@/lib/site/consent/visited-pages";
import { ConsentSettings } from "./consent-settings";
import type { ConsentWords } from "./consent-words";
import "./consent.css";
import { Button } from "@/components/ui/button";
import { decide } from "@/lib/site/consent/choice";

export interface ConsentProps {
  services: ServiceIds;
  words: ConsentWords;
}

/** Asks once whether services of others may be loaded, loads what was agreed to, and asks again on demand. */
export default function Consent({ services, words }: ConsentProps) {
  const [loader] = useState(() => new ServiceLoader(services));
  const [visited] = useState(() => new VisitedPages());
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const path = usePathname();
  useEffect(() => {
    loader.visit(path);
    visited.visit(path);
  }, [loader, visited, path]);
  useEffect(() => {
    openChoice(services, (agreed) => {
      setAsking(false);
      loader.agree(agreed);
      visited.agree(agreed);
    })
      .then((isMade) => setAsking(!isMade))
      .catch(console.warn);
  }, [loader, visited, services]);
  useEffect(() => onSettingsWanted(() => setChoosing(true)), []);
  return (
    <>
      {isAsking && <ConsentNotice words={words} onChoose={() => setChoosing(true)} />}
      {isChoosing && <ConsentSettings words={words} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** The way to the settings stands in the footer, which every page has anew. */
function onSettingsWanted(open: () => void): () => void {
  const hear = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("[data-consent]")) open();
  };
  document.addEventListener("click", hear);
  return () => document.removeEventListener("click", hear);
}

interface ConsentNoticeProps {
  words: ConsentWords;
  onChoose(): void;
}

/** The question, beside the page and not in its way; both answers weigh the same. */
function ConsentNotice({ words, onChoose }: ConsentNoticeProps) {
  const everything = words.purposes.map(({ purpose }) => purpose);
  return (
    <section aria-labelledby="consent-title" className="consent-notice">
      <div className="column">
        <p id="consent-title" className="consent-title">
          {words.title}
        </p>
        <Button look="quiet" className="consent-choose" onClick={onChoose} aria-haspopup="dialog">
          {words.choose}
        </Button>
        <p className="consent-text">{words.text}</p>
        <div className="consent-answers">
          <Button look="outline" onClick={() => decide([])}>
            {words.refuse}
          </Button>
          <Button look="outline" onClick={() => decide(everything)}>
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
