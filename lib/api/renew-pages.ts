import { businessDay } from "../clock";
import { forgetPages } from "./forget-pages";

let renewedOn: string | undefined;

/**
 * Has every page made anew that was kept on another business day: what they say of prices, months
 * and departures counts from today. Once a day, whoever asks and however often.
 */
export function renewPages(): void {
  const today = businessDay();
  if (renewedOn === today) return;
  renewedOn = today;
  forgetPages();
}
