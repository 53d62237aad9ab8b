/**
 * Whether a form was filled by a person: the field nobody sees is empty, and it was open for more
 * than a second. A robot gets the same thank-you, so that it learns nothing.
 */
export function passesSpamCheck(form: {
  website?: string | undefined;
  seconds_open?: number | undefined;
}) {
  return !form.website && (form.seconds_open ?? 10) >= 1;
}
