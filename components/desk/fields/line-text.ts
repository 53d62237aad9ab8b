import type { TourToBook } from "@/lib/contract/desk/new-booking";
import { formatPayment } from "@/lib/i18n/format";
import type { PriceLine } from "@/lib/pricing/party-price";
import { fieldWords } from "../words/words";

const words = fieldWords.lines;

/**
 * What a line of a price is called at the desk. A booking has its extras in the guest's language: here
 * they are called as where they are chosen.
 */
export function lineText(line: PriceLine, extras: TourToBook["extras"]): string {
  switch (line.kind) {
    case "adults":
      return words.adults(line.count, formatPayment(line.unit_minor));
    case "child":
      return words.child(line.age, line.percent);
    case "season":
      return `${words.seasons[line.key]}, ${signed(line.percent)}`;
    case "deal":
      return `${words.deal}, ${signed(-line.percent)}`;
    case "single_supplement":
      return words.singleSupplement(line.count);
    case "small_party":
      return words.smallParty;
    case "extra": {
      const text = extras.find(({ key }) => key === line.key)?.text ?? line.text;
      return line.count > 1 ? `${text} ×\u00a0${line.count}` : text;
    }
    case "coupon":
      return words.coupon(line.code);
    case "own":
      return line.text;
    case "adjustment":
      return line.amount_minor < 0 ? words.discount : words.adjustment;
  }
}

const signed = (percent: number) => (percent < 0 ? `−${-percent}%` : `+${percent}%`);
