import { bookingWords, deskWords, recordWords } from "./words";

/** What somebody did, by its name in the record; in the words of the place that shows it, where it has its own. */
export const didText = (name: string, own: Record<string, string>): string =>
  own[name] ??
  deskWords.request.actions[name] ??
  bookingWords.steps[name] ??
  recordWords.actions[name] ??
  name.replaceAll("-", " ");
