import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";

const picture = { url: "/pictures/serengeti-3", color: "#8a7a5c" };

/** One promise, and the two things one can do about it. */
export async function LandingHero() {
  const t = await getTranslations("Landing.hero");
  return (
    <header className="relative isolate flex min-h-[min(44rem,92svh)] items-end bg-night text-paper">
      <Picture
        picture={{ ...picture, alt: t("picture") }}
        sizes="100vw"
        priority
        className="absolute inset-0 -z-2 h-full w-full"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-linear-to-t from-night/95 via-night/50 via-45% to-night/45"
      />
      <div className="column pt-44 pb-14 md:pb-20">
        <h1 className="max-w-[18ch] text-hero">{t("title")}</h1>
        <p className="mt-5 max-w-[44ch] text-lead">{t("text")}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink href={routes.quote} className="px-8">
            {t("quote")}
          </ButtonLink>
          <a
            href="#ways"
            className="inline-flex min-h-11 items-center text-small underline decoration-2 decoration-gold underline-offset-6 hover:decoration-paper"
          >
            {t("look")}
          </a>
        </div>
      </div>
    </header>
  );
}
