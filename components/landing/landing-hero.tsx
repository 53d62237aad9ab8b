import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { NightOpening } from "../media/night-opening";
import { ruahaPicture } from "../media/page-pictures";
import { ButtonLink } from "../ui/button";

/** One promise, and the two things one can do about it. */
export async function LandingHero() {
  const t = await getTranslations("Landing.hero");
  return (
    <NightOpening picture={{ ...ruahaPicture, alt: t("picture") }} focus="object-[30%_80%]">
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
    </NightOpening>
  );
}
