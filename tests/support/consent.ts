import { reset } from "vanilla-cookieconsent";

/** Lets the library forget the document it ran in, as leaving a page does; what is kept stays. */
export function leaveConsent(): void {
  reset(false);
}
