import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/media/picture";
import { QuoteReference } from "@/components/quote/quote-reference";
import { WhatHappensNext } from "@/components/quote/what-happens-next";
import { samePath } from "@/lib/site/page-paths";
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
    <Shell paths={samePath(routes.quoteSent)} overHero>
      <header className="relative isolate flex min-h-[34rem] items-end bg-night text-paper md:min-h-[40rem]">
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          className="absolute inset-0 -z-2 h-full w-full"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-1 bg-linear-to-t from-night/95 via-night/55 to-night/30"
        />
        <div className="column pt-40 pb-12">
          <h1 className="max-w-4xl text-title">{t("title")}</h1>
          <QuoteReference label={t("yourReference")} />
          <p className="mt-4 max-w-xl">{t("mail")}</p>
        </div>
      </header>
      <WhatHappensNext />
    </Shell>
  );
}
