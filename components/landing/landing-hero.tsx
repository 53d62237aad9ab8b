import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";

const picture = { url: "/pictures/ruaha-1", color: "#7b3f77" };

/** One promise, and the two things one can do about it. */
export async function LandingHero() {
  const t = await getTranslations("Landing.hero");
  return (
    <header className="grid bg-night text-paper lg:min-h-[min(48rem,96svh)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col justify-center px-[clamp(1.25rem,4vw,2.5rem)] pt-[calc(var(--topbar)+var(--navbar)+2.5rem)] pb-12 lg:pr-14 lg:pb-16 lg:pl-[max(2.5rem,calc(50vw-var(--container-page)/2+2.5rem))]">
        <h1 className="text-[clamp(2.5rem,4.4vw,4.25rem)] leading-[1.04]">{t("title")}</h1>
        <p className="mt-6 max-w-[40ch] text-lead text-mist">{t("text")}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
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
      <div className="relative h-80 md:h-[28rem] lg:h-auto">
        <Picture
          picture={{ ...picture, alt: t("picture") }}
          sizes="(min-width: 1024px) max(56vw, 1230px), max(100vw, 512px)"
          priority
          className="absolute inset-0 h-full w-full object-[30%_80%]"
        />
      </div>
    </header>
  );
}
