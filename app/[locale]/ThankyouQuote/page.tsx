import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/media/picture";
import { QuoteReference } from "@/components/quote/quote-reference";
import { WhatHappensNext } from "@/components/quote/what-happens-next";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

const picture = { url: "/pictures/thank-you", color: "#c9a68c", alt: "" };

export const generateMetadata = () =>
  pageMeta({
    page: "thankyou-quote",
    path: routes.quoteSent,
    picture: picture.url,
    index: false,
  });

export default async function ThankyouQuotePage() {
  const t = await getTranslations("Quote.sent");
  return (
    <Shell paths={routes.quoteSent} overHero>
      <header className="grid bg-night text-paper lg:min-h-[42rem] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div className="flex flex-col justify-center px-[clamp(1.25rem,4vw,2.5rem)] pt-36 pb-12 lg:pr-12 lg:pl-[max(2.5rem,calc(50vw-var(--container-page)/2+2.5rem))]">
          <h1 className="text-title">{t("title")}</h1>
          <QuoteReference label={t("yourReference")} />
          <p className="mt-4 max-w-md text-mist">{t("mail")}</p>
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
          className="h-72 w-full md:h-96 lg:h-full"
        />
      </header>
      <WhatHappensNext />
    </Shell>
  );
}
