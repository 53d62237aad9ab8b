"use client";

import { useLocale } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useOnceOnline, wayLost } from "@/components/form/connection";
import { ErrorSummary } from "@/components/form/error-summary";
import { Honeypot } from "@/components/form/honeypot";
import { SendFailure } from "@/components/form/send-failure";
import type { SendState } from "@/components/form/use-send";
import { Picture } from "@/components/media/picture";
import { businessDay } from "@/lib/clock";
import type { Run } from "@/lib/contract/runs";
import type { QuoteDraft } from "./quote-draft";
import { BroughtNote, FavouritesNote, RestoredNote, TourNote } from "./quote-notes";
import type { QuotePrefill } from "./quote-prefill";
import { isAnswered, openStep, reviewStep, stepOf, steps } from "./quote-steps";
import { quoteEngine, useQuote } from "./quote-store";
import { QuoteSummary } from "./quote-summary";
import type { QuotePlace } from "./quote-types";
import { laterQuestions, StepQuestions } from "./step-questions";
import { useAnswers } from "./use-answers";
import { useFavourites, usePlaces, useTour } from "./use-named";
import { useQuoteErrors, useQuoteSend } from "./use-quote-form";
import { useQuoteStart } from "./use-quote-start";
import { useStep } from "./use-step";
import { ProgressLine, QuoteButtons, StepHeading } from "./wizard-frame";

interface QuoteWizardProps {
  /** Left out in a dialog, which then asks the site. */
  places?: readonly QuotePlace[];
  /** What the page around a dialog knows; on its own page the address tells it. */
  prefill?: QuotePrefill;
  /** Stands above the summary at the side as long as no tour is named, which brings its own picture. */
  children?: ReactNode;
}

/** One question after another, then all of it once more, then it is sent. */
export function QuoteWizard({ places: given, prefill, children }: QuoteWizardProps) {
  const locale = useLocale();
  const { draft, found, tookUp, change: changeDraft, decide, restart } = useQuote();
  const { step, go } = useStep(prefill === undefined);
  const engine = quoteEngine.use();
  const questions = laterQuestions.use();
  const tour = useTour(draft.tour);
  const wrong = engine?.requestOf(draft, businessDay(), tour?.runs).wrong ?? {};
  const open = engine ? openStep(wrong) : step;
  const errors = useQuoteErrors(step, wrong);
  const places = usePlaces(given);
  const favourites = useFavourites(draft.tours);
  const answers = useAnswers(draft, { places, tourTitle: tour?.title, favourites, locale });
  useQuoteStart(prefill, go);
  const { state, reference, sendDraft, forget, honeypot } = useQuoteSend((fields) => {
    const first = Math.min(reviewStep, ...Object.keys(fields).map(stepOf));
    errors.takeAnswer(fields);
    go(first);
  });

  const moving = useRef(false);
  /** That the next questions could not be loaded. */
  const [away, setAway] = useState<SendState>();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const taken = errors.tookFocus();
    if (before.current === step) return;
    before.current = step;
    if (taken) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start" });
  });

  const change = (changes: Partial<QuoteDraft>) => {
    changeDraft(changes);
    void later();
    errors.forget(changes);
    setAway(undefined);
    forget();
  };
  const onRestart = () => {
    decide(false);
    restart();
    setAway(undefined);
    forget();
    go(1);
  };
  const goOn = async (event?: FormEvent) => {
    event?.preventDefault();
    if (moving.current) return;
    moving.current = true;
    // What checks may not be there offline: then the answers are checked before they are sent.
    const [checks, rest] = await later();
    moving.current = false;
    setAway(rest ? undefined : { kind: "failed", failure: wayLost() });
    if (!rest) return;
    const { draft: now } = useQuote.getState();
    const wrong = checks?.requestOf(now, businessDay(), tour?.runs).wrong ?? {};
    if (step < reviewStep) return isAnswered(step, wrong) ? go(step + 1) : errors.point();
    const first = openStep(wrong);
    if (first < reviewStep) return go(first);
    sendDraft();
  };
  useOnceOnline(() => away && void goOn());

  if (reference && questions) return <questions.QuoteSent reference={reference} />;
  return (
    <div className="quote-wizard noscript:hidden">
      <ProgressLine step={step} open={open} onGo={go} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <form noValidate onSubmit={goOn} className={formClass}>
          {step === 1 && (found || tookUp) && open > 1 && (
            <RestoredNote tookUp={tookUp} onGoOn={() => go(open)} onRestart={onRestart} />
          )}
          {tour && step === 1 && <TourNote title={tour.title} />}
          {favourites.length > 0 && step === 1 && <FavouritesNote titles={favourites} />}
          <StepHeading step={step} ref={heading} />
          <BroughtNote />
          <ErrorSummary wrong={errors.listed} />
          <StepQuestions
            {...{ step, answers, draft, change, places, locale }}
            runs={tour?.runs ?? everyDay}
            onGo={go}
            idOf={errors.idOf}
            errorOf={errors.errorOf}
          />
          <SendFailure state={away ?? state} onAgain={() => (away ? void goOn() : sendDraft())} />
          <Honeypot ref={honeypot} />
          <QuoteButtons
            step={step}
            sending={state.kind === "sending"}
            onBack={() => go(step - 1)}
          />
        </form>
        <aside>
          {children && tour?.picture ? (
            <Picture picture={tour.picture} sizes="19rem" alt="" className={pictureClass} />
          ) : (
            children
          )}
          {step < reviewStep && (
            <QuoteSummary
              answers={answers.filter((each) => each.step < steps.length)}
              onRestart={onRestart}
            />
          )}
        </aside>
      </div>
    </div>
  );
}

/** What a visitor who has begun to answer needs next; what cannot be loaded is asked for again then. */
const later = () =>
  Promise.all([quoteEngine.load().catch(() => null), laterQuestions.load().catch(() => null)]);

/** A request that names no tour. */
const everyDay: readonly Run[] = [];

/** A picture above the summary. */
const pictureClass = "mb-6 hidden aspect-4/3 w-full rounded-picture lg:block";

/** What takes the focus comes to lie between the header and the bar with the buttons. */
const formClass = "relative min-w-0 [&_:is(input,select,textarea,button)]:scroll-my-28";
