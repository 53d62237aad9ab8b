import { getTranslations } from "next-intl/server";
import { AssociateGrid } from "@/components/company/associate-grid";
import { TeamRow } from "@/components/company/team-row";
import { textParts } from "@/components/company/text-parts";
import { ContactWays } from "@/components/contact/contact-ways";
import { GalleryMosaic } from "@/components/media/gallery-mosaic";
import { aboutPicture } from "@/components/media/page-pictures";
import { ReviewCard } from "@/components/review/review-card";
import { Markdown } from "@/components/ui/markdown";
import { PictureBanner } from "@/components/ui/picture-banner";
import { Section } from "@/components/ui/section";
import { Still } from "@/components/ui/still/still";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { popularDestinationsEndpoint } from "@/lib/contract/destinations";
import { aboutUsEndpoint } from "@/lib/contract/pages";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { routes } from "@/lib/site/routes";
import { textLink } from "@/lib/site/text-links";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "about", path: routes.about, picture: aboutPicture.url });

export default async function AboutPage() {
  const [{ data }, reviews, places, t] = await Promise.all([
    call(aboutUsEndpoint, {}),
    section(reviewsEndpoint, { per_page: 4 }),
    section(popularDestinationsEndpoint, { limit: 6 }),
    getTranslations("Company"),
  ]);
  const pictures = places?.data.map((place) => place.picture) ?? [];
  const voices = reviews?.data ?? [];
  const { first, others } = textParts(data.body, 2);
  return (
    <Shell paths={routes.about} overHero>
      <PictureBanner picture={aboutPicture} title={data.title} lead={data.intro} />
      <div className="column section grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="[&>div>*:first-child]:mt-0">
          <Still>
            <Markdown text={first} resolve={textLink} />
          </Still>
        </div>
        <div className="lg:sticky lg:top-28 lg:self-start">
          <ContactWays />
        </div>
      </div>
      {data.team.length > 0 && (
        <Section
          title={t("team")}
          className="pt-0"
          more={{ href: routes.team, text: t("teamHeading") }}
        >
          <TeamRow team={data.team.slice(0, 6)} />
        </Section>
      )}
      {others.length > 0 && (
        <Still className="column grid gap-x-20 gap-y-12 pb-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-2">
          {others.map((part) => (
            <Markdown
              key={part.slice(0, 40)}
              text={part}
              resolve={textLink}
              className="[&>*:first-child]:mt-0"
            />
          ))}
        </Still>
      )}
      {pictures.length > 0 && (
        <Section title={t("pictures")} className="bg-paper-deep">
          <GalleryMosaic pictures={pictures} title={t("pictures")} />
        </Section>
      )}
      {data.associates.length > 0 && (
        <Section title={t("associates")} lead={t("associatesLead")}>
          <AssociateGrid associates={data.associates} />
        </Section>
      )}
      {voices.length > 0 && (
        <Section
          title={t("reviews")}
          more={{ href: routes.guestbook, text: t("reviewsMore") }}
          className="bg-paper-deep"
        >
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
            {voices.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </div>
        </Section>
      )}
    </Shell>
  );
}
