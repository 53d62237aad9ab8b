"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { openChoice } from "@/lib/site/consent/choice";
import type { ServiceIds } from "@/lib/site/consent/purposes";
import { ServiceLoader } from "@/lib/site/consent/service-loader";
import { ConsentNotice } from "./consent-notice";
import { ConsentSettings } from "./consent-settings";
import type { ConsentWords } from "./consent-words";
import "./consent.css";

export interface ConsentProps {
  services: ServiceIds;
  words: ConsentWords;
}

/** Asks once whether services of others may be loaded, loads what was agreed to, and asks again on demand. */
export default function Consent({ services, words }: ConsentProps) {
  const [loader] = useState(() => new ServiceLoader(services));
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const path = usePathname();
  useEffect(() => loader.visit(path), [loader, path]);
  useEffect(() => {
    openChoice(services, (agreed) => {
      setAsking(false);
      loader.agree(agreed);
    })
      .then((isMade) => setAsking(!isMade))
      .catch(console.warn);
  }, [loader, services]);
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
