import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { durationText } from "@/lib/i18n/duration-text";
import { locales } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";

describe.each(locales)("how long something takes, in %s", (locale) => {
  const t = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: "TourPage.day",
  });

  it.each([
    [0.75, /^45\u00a0\p{L}+\.?$/u],
    [2, /^2\u00a0\p{L}+\.?$/u],
    [2.5, /^2\u00a0\p{L}+\.?\u00a030\u00a0\p{L}+\.?$/u],
    [1.999, /^2\u00a0\p{L}+\.?$/u],
    [0, /^0\u00a0\p{L}+\.?$/u],
  ])("says %s hours in hours and minutes, without a space for what is none", (hours, said) => {
    expect(durationText(hours, t)).toMatch(said);
  });
});
