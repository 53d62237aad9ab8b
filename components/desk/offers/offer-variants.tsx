"use client";

import type { OfferDetail } from "@/lib/contract/desk/offers";
import { type DraftVariant, mostVariants, variantLetter } from "@/lib/contract/offer-document";
import { formatPayment } from "@/lib/i18n/format";
import { Button } from "../../ui/button";
import { languageText } from "../desk-formats";
import { SecondPress } from "../second-press";
import { offerWords as words } from "../words/words";
import { focusUnreadAmount } from "./focus-unread";
import { newId } from "./new-id";
import type { Typed } from "./use-draft";
import { isNotIn, WordsField } from "./words-field";

interface OfferVariantsProps {
  typed: Typed;
  offer: OfferDetail;
  /** The one that is being worked on. */
  variant: DraftVariant;
  onChoose(id: string): void;
  onChange(variants: DraftVariant[]): void;
}

const nameOf = ({ name }: DraftVariant) => name?.texts.en ?? name?.texts[name.source] ?? "";

/** The versions beside each other: the one that is worked on, another one, or one less. */
export function OfferVariants({ typed, offer, variant, ...on }: OfferVariantsProps) {
  const { variants } = typed.draft;
  const previewOf = (id: string) => offer.previews.find((each) => each.variant === id);
  // Its fields go with a version: what cannot be read yet would be lost, and the amount before would stay.
  const choose = (id: string) => focusUnreadAmount() || on.onChoose(id);
  const add = () => {
    if (focusUnreadAmount()) return;
    const id = newId("version");
    // A question about a day is one about the same day of either.
    on.onChange([...variants, { ...variant, id, name: null, like: variant.id }]);
    on.onChoose(id);
  };
  const remove = () => {
    const left = variants.filter(({ id }) => id !== variant.id);
    on.onChange(left.map((each) => (left.length === 1 ? { ...each, name: null } : each)));
    on.onChoose(left[0]?.id ?? "");
  };
  const read = previewOf(variant.id)?.name;
  return (
    <section className="mt-10" aria-label={words.versions}>
      {variants.length > 1 && (
        <>
          <h2 className="text-xl">{words.versions}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-3">
            {variants.map((each, at) => {
              const total = previewOf(each.id)?.price.total_minor;
              return (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-pressed={each.id === variant.id}
                    onClick={() => choose(each.id)}
                    className="min-h-11 w-full rounded-picture border border-line bg-card px-4 py-3 text-left hover:border-ink/40 aria-pressed:border-2 aria-pressed:border-terracotta"
                  >
                    <span className="block font-semibold">
                      {words.version(nameOf(each), variantLetter(at))}
                    </span>
                    <span className="figures block text-muted text-small">
                      {words.versionFacts(
                        each.days.length,
                        total === undefined ? "" : formatPayment(total),
                      )}
                    </span>
                    {isNotIn(each.name, typed.language) && (
                      <span className="block font-semibold text-note text-terracotta-deep">
                        {words.versionNotIn(languageText(typed.language))}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          <div className="mt-4">
            <WordsField
              key={variant.id}
              id="version-name"
              label={words.versionName}
              value={variant.name}
              language={typed.language}
              most={60}
              error={offer.problems.includes("same_names") ? words.sameName : undefined}
              onChange={(name) =>
                on.onChange(
                  variants.map((each) => (each.id === variant.id ? { ...each, name } : each)),
                )
              }
            />
            <p className="mt-1 text-muted text-note">
              {words.versionHint} {!variant.name && read && words.versionUnnamed(read)}
            </p>
          </div>
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {variants.length < mostVariants && (
          <Button look="outline" onClick={add}>
            {words.addVersion}
          </Button>
        )}
        {variants.length === 1 && <p className="text-muted text-note">{words.addVersionHint}</p>}
        {variants.length > 1 && (
          <SecondPress
            key={variant.id}
            look="quiet"
            busy={false}
            surely={words.surelyRemoveVersion}
            onDo={remove}
          >
            {words.removeVersion}
          </SecondPress>
        )}
      </div>
    </section>
  );
}
