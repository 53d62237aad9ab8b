"use client";

import type { ReactNode } from "react";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import type { Draft, DraftLine, DraftVariant } from "@/lib/contract/offer-document";
import { formatPayment } from "@/lib/i18n/format";
import { wholeDollars } from "@/lib/pricing/whole-dollars";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { DayField } from "../fields/day-field";
import { MoneyField } from "../fields/money-field";
import { offerWords as words } from "../words/words";
import { newId } from "./new-id";
import { OfferMargin, OfferNet } from "./offer-net";
import type { Costs } from "./use-costs";
import type { Typed } from "./use-draft";
import { WordsField } from "./words-field";

/** What changes of a version, perhaps by how it is once an answer has come. */
export type VariantChanges = Partial<DraftVariant> | ((now: DraftVariant) => Partial<DraftVariant>);

interface OfferPriceProps {
  offer: OfferDetail;
  typed: Typed;
  variant: DraftVariant;
  price: OfferDetail["previews"][number]["price"] | undefined;
  onChange(changes: VariantChanges): void;
  /** What all versions share. */
  onDraft(draft: Partial<Draft>): void;
  act(work: () => Promise<void>): Promise<void>;
  /** What lines cost us: the owner's alone. */
  costs: Costs | undefined;
  /** What is odd about it. */
  children: ReactNode;
}

const usualDiscountPercent = 5;

/** The price line by line, one total typed instead, and when it is paid. */
export function OfferPrice({ offer, typed, variant, price, costs, ...on }: OfferPriceProps) {
  const { draft, language } = typed;
  const { onChange, act } = on;
  // By hand it is made for as many days as there are now; from the catalogue for those of the tour.
  const priced_days = variant.days.length;
  const { lines } = variant;
  const warnings = offer.previews.find((each) => each.variant === variant.id)?.warnings ?? [];
  const told = warnings.find(({ kind }) => kind === "other_days");
  // What is taken off is no answer to more days than the price is for.
  const lessFor = (told?.priced_days ?? priced_days) < priced_days ? {} : { priced_days };
  const isCatalogues = lines.every(({ of, amount_minor }) => of?.amount_minor === amount_minor);
  const { tour, starts, adults, children, rooms } = draft;
  const texts = Object.assign({}, ...offer.previews.map(({ line_texts }) => line_texts));
  const set = (at: number, line: Partial<DraftLine>, more: Partial<DraftVariant> = {}) =>
    onChange({
      lines: lines.map((each, index) => (index === at ? { ...each, ...line } : each)),
      ...more,
    });
  const fromCatalogue = () =>
    act(async () => {
      const party = { tour, starts, adults, children, rooms };
      const { lines: asked } = await callDesk("price-offer", party);
      // What we have written stays, as does what was hidden, and what was typed meanwhile.
      onChange((now) => {
        const isHidden = (id: string) => now.lines.some((line) => line.id === id && line.hidden);
        const kept = asked.map((line) => (isHidden(line.id) ? { ...line, hidden: true } : line));
        const isTyped = now.total_minor !== variant.total_minor;
        return {
          lines: [...kept, ...now.lines.filter(({ of }) => !of)],
          asked: asked.flatMap(({ of }) => of ?? []),
          total_minor: isTyped ? now.total_minor : null,
          priced_days: isTyped ? now.priced_days : undefined,
        };
      });
    });
  const add = (kind: "own" | "discount", amount_minor: number) =>
    onChange({
      ...(kind === "discount" && lessFor),
      lines: [
        ...lines,
        {
          ...{ id: newId(kind), of: null },
          ...{ text: { source: "en", texts: {} }, amount_minor },
        },
      ],
    });
  const sum = lines.reduce((total, line) => total + line.amount_minor, 0);
  const usualDiscount = -wholeDollars((Math.max(sum, 0) * usualDiscountPercent) / 100);
  return (
    <section className="mt-10">
      <h2 className="text-xl">{words.price}</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {lines.map((line, at) => {
          const isDiscount = line.id.startsWith("discount-");
          const name = texts[line.id] || words.line;
          return (
            <li key={line.id} className="flex flex-wrap items-center gap-3 py-3">
              <div className={`min-w-0 flex-1 ${line.of ? "basis-64" : "basis-full"}`}>
                {line.of ? (
                  <p>{name}</p>
                ) : (
                  <WordsField
                    id={line.id}
                    label={isDiscount ? words.reason : words.line}
                    value={line.text}
                    language={language}
                    most={120}
                    onChange={(text) => set(at, { text })}
                  />
                )}
              </div>
              <MoneyField
                id={`${line.id}-amount`}
                label={words.amountOf(name)}
                isQuiet
                value={line.amount_minor}
                onChange={(amount) => {
                  const typed = amount ?? 0;
                  set(at, { amount_minor: isDiscount ? -Math.abs(typed) : typed }, { priced_days });
                }}
              />
              {costs && <OfferNet costs={costs} variant={variant.id} line={line.id} name={name} />}
              <label className="flex min-h-11 items-center gap-2 text-small">
                <input
                  type="checkbox"
                  aria-label={words.hideOf(name)}
                  checked={line.hidden ?? false}
                  onChange={(event) => set(at, { hidden: event.target.checked })}
                  className="size-5 accent-terracotta"
                />
                {words.hide}
              </label>
              <Button
                look="quiet"
                aria-label={words.removeLine(name)}
                onClick={() =>
                  onChange({ lines: lines.filter(({ id }) => id !== line.id), ...lessFor })
                }
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" onClick={() => add("own", 0)}>
          {words.addLine}
        </Button>
        <Button look="outline" onClick={() => add("discount", usualDiscount)}>
          {words.addDiscount}
        </Button>
        {!draft.blank && (
          <Button look="outline" onClick={fromCatalogue}>
            {words.catalogue}
          </Button>
        )}
      </div>
      {lines.some(({ hidden }) => hidden) && (
        <p className="mt-2 text-muted text-note">{words.hiddenHint}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-5">
        <MoneyField
          id="total"
          label={words.total}
          hint={words.sumOfLines}
          value={variant.total_minor}
          onChange={(total_minor) =>
            onChange({
              total_minor,
              ...(total_minor !== null
                ? { priced_days }
                : isCatalogues && { priced_days: undefined }),
            })
          }
        />
        <MoneyField
          id="deposit"
          label={words.deposit}
          hint={words.byRule}
          value={variant.deposit_minor}
          onChange={(deposit_minor) => onChange({ deposit_minor })}
        />
        <DayField
          id="balance-due"
          label={words.balanceDue}
          hint={words.byRule}
          value={draft.balance_due ?? ""}
          onChange={(day) => on.onDraft({ balance_due: day || null })}
        />
        <DayField
          id="valid-until"
          label={words.validUntil}
          value={draft.valid_until}
          onChange={(day) => day && on.onDraft({ valid_until: day })}
        />
      </div>
      {price && (
        <p className="figures mt-4 font-semibold text-lg">
          {words.sum(formatPayment(price.total_minor), formatPayment(price.due_now_minor))}
        </p>
      )}
      {on.children}
      {costs && <OfferMargin costs={costs} variant={variant.id} />}
    </section>
  );
}
