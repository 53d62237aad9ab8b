import { getTranslations } from "next-intl/server";
import { NightOpening } from "@/components/media/night-opening";
import { thankYouPicture } from "@/components/media/page-pictures";
import { QuoteReference } from "@/components/quote/quote-reference";
import { WhatHappensNext } from "@/components/quote/what-happens-next";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({
    page: "thankyou-quote",
    path: routes.quoteSent,
    picture: thankYouPicture.url,
    index: false,
  });

export default async function ThankyouQuotePage() {
  const t = await getTranslations("Quote.sent");
  return (
    <Shell paths={routes.quoteSent} overHero>
      <NightOpening picture={thankYouPicture}>
        <h1 className="text-title">{t("title")}</h1>
        <QuoteReference label={t("yourReference")} />
        <p className="mt-4 max-w-md text-mist">{t("mail")}</p>
      </NightOpening>
      <WhatHappensNext />
    </Shell>
  );
}
