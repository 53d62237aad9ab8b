import { useState } from "react";
import { formatPayment } from "@/lib/i18n/format";
import { MoneyField } from "../fields/money-field";
import { offerWords as words } from "../words/words";
import type { Costs } from "./use-costs";

interface OfferNetProps {
  costs: Costs;
  variant: string;
  line: string;
  name: string;
}

/** What a line of the price costs us; kept when one leaves the field, or with Enter. */
export function OfferNet({ costs, variant, line, name }: OfferNetProps) {
  const [typed, setTyped] = useState<number | null>();
  const { net_minor: last, failure } = costs.of(variant, line);
  const net_minor = typed === undefined ? last : typed;
  const leave = () => {
    if (net_minor !== last || failure) costs.set({ variant, line, net_minor });
    setTyped(undefined);
  };
  return (
    <MoneyField
      id={`${variant}-${line}-net`}
      label={words.netOf(name)}
      isQuiet
      placeholder={words.netHint}
      error={failure}
      value={net_minor}
      onChange={(amount) => setTyped(amount === null ? null : Math.abs(amount))}
      onLeave={leave}
    />
  );
}

/** What a version of the journey leaves us. */
export function OfferMargin({ costs, variant }: Pick<OfferNetProps, "costs" | "variant">) {
  const found = costs.margins.find((margin) => margin.variant === variant);
  if (!found || costs.costs.every((cost) => cost.variant !== variant)) return null;
  const { net_minor, margin_minor, percent, missing } = found;
  const sign = margin_minor < 0 ? "−" : "";
  return (
    <p className="figures mt-1 text-muted text-small">
      <strong className="font-semibold text-ink">
        {words.margin(
          formatPayment(net_minor),
          `${sign}${formatPayment(Math.abs(margin_minor))}`,
          percent === null ? "" : `${percent} %`,
        )}
      </strong>{" "}
      {missing > 0 && words.netMissing(missing)} {words.netForOwners}
    </p>
  );
}
