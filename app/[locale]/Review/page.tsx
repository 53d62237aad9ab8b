import { getTranslations } from "next-intl/server";
import { guestBookPicture } from "@/components/media/page-pictures";
import { Picture } from "@/components/media/picture";
import { ReviewForm } from "@/components/review/review-form";
import { IslandMessages } from "@/components/ui/island-messages";
import { SiteLink } from "@/components/ui/site-link";
import { brand } from "@/lib/site/brand";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { reviewSubjects } from "../review-subjects";
import { Shell } from "../shell";

export function generateMetadata() {
  return pageMeta({ page: "review", path: routes.review, picture: guestBookPicture.url });
}

export default async function ReviewPage() {
  const [t, subjects] = await Promise.all([getTranslations("ReviewForm"), reviewSubjects()]);
  return (
    <Shell paths={routes.review}>
      <div className="column pt-10 pb-24 md:pt-16">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,7vw,6rem)] gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <noscript>
              <p className="mb-8 border-gold border-l-2 pl-5">
                {t("noScript", { email: brand.email })}
              </p>
            </noscript>
            <IslandMessages namespaces={["ReviewForm", "Form", "FieldErrors"]}>
              <ReviewForm subjects={subjects} />
            </IslandMessages>
          </div>
          <aside>
            <Picture
              picture={{ ...guestBookPicture, alt: t("picture") }}
              sizes="(min-width: 1024px) 752px, 110vw"
              className="aspect-[4/3] h-auto w-full rounded-picture lg:aspect-[3/4]"
            />
            <p className="mt-5 text-muted text-small">{t("policy")}</p>
            <SiteLink
              href={routes.guestbook}
              className="mt-2 inline-flex min-h-11 items-center text-small text-terracotta-deep underline underline-offset-4"
            >
              {t("guestBook")}
            </SiteLink>
          </aside>
        </div>
      </div>
    </Shell>
  );
}
