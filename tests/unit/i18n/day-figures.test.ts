import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { ItineraryDaySchema } from "@/lib/contract/tours";
import { type DayWords, dayFacts } from "@/lib/i18n/day-texts";
import { messagesOf } from "@/lib/i18n/translator";

it("heights are grouped as in Portugal, not as in Brazil", () => {
  const t = createTranslator({
    locale: "pt",
    messages: messagesOf("pt"),
    namespace: "TourPage.day",
  }) as unknown as DayWords;
  const day = ItineraryDaySchema.parse({
    day: 1,
    title: "",
    text: "",
    altitude: { from: 1640, to: 2835 },
  });
  expect(dayFacts(day, t, "pt").join(" ")).toContain("de 1640 a 2835");
});
