import type { PriceLine } from "../pricing/party-price";
import { formatPayment } from "./format";
import type { Translator } from "./translator";

/** What a line of a price is called, on the page, in mails and on the invoice. */
export function priceLineText(line: PriceLine, t: Translator): string {
  switch (line.kind) {
    case "adults":
      return t("TourPrice.lines.adults", {
        count: line.count,
        unit: formatPayment(line.unit_minor),
      });
    case "child":
      if (line.percent === 0) return t("TourPrice.lines.childFree", { age: line.age });
      if (line.percent === 100) return t("TourPrice.lines.childFull", { age: line.age });
      return t("TourPrice.lines.child", { age: line.age, percent: line.percent });
    case "season":
      return t("TourPrice.lines.season", {
        season: t(`Vocabulary.season.${line.key}`),
        percent: signed(line.percent),
      });
    case "deal":
      return t("TourPrice.lines.deal", { percent: signed(-line.percent) });
    case "single_supplement":
      return t("TourPrice.lines.single_supplement", { count: line.count });
    case "small_party":
      return t("TourPrice.lines.small_party");
    case "extra":
      return line.count > 1 ? `${line.text} ×\u00a0${line.count}` : line.text;
    case "coupon":
      return t("TourPrice.lines.coupon", { code: line.code });
    case "own":
      return line.text;
    case "adjustment":
      return t(
        line.amount_minor < 0 ? "TourPrice.lines.changed.discount" : "TourPrice.lines.adjustment",
      );
  }
}

/** Money of a line; a discount with a minus sign. */
export function priceLineAmount(amountMinor: number): string {
  const amount = formatPayment(Math.abs(amountMinor));
  return amountMinor < 0 ? `−${amount}` : amount;
}

const signed = (percent: number) => (percent < 0 ? `−${-percent}` : `+${percent}`);
