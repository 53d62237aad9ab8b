import { getTranslations } from "next-intl/server";
import { thankYouPicture } from "@/components/media/page-pictures";
import { Picture } from "@/components/media/picture";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export function generateMetadata() {
  return pageMeta({
    page: "thankyou-review",
    path: routes.reviewSent,
    picture: thankYouPicture.url,
    index: false,
  });
}

export default async function ThankyouReviewPage() {
  const t = await getTranslations("ReviewForm");
  return (
    <Shell paths={routes.reviewSent} overHero>
      <div className="grid bg-night text-paper lg:min-h-[42rem] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div className="flex flex-col justify-center px-[clamp(1.25rem,4vw,2.5rem)] pt-36 pb-14 lg:pr-12 lg:pl-[max(2.5rem,calc(50vw-var(--container-page)/2+2.5rem))]">
          <h1 className="text-title">{t("sent")}</h1>
          <p className="mt-5 max-w-md text-lead text-mist">{t("sentText")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.guestbook}>{t("guestBook")}</ButtonLink>
            <ButtonLink href={routes.home} look="light">
              {t("home")}
            </ButtonLink>
          </div>
        </div>
        <div className="h-72 md:h-96 lg:h-auto">
          <Picture
            picture={{ ...thankYouPicture, alt: t("sentPicture") }}
            sizes="(min-width: 1024px) 50vw, 100vw"
            priority
            className="h-full w-full"
          />
        </div>
      </div>
    </Shell>
  );
}
