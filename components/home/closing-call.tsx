import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { closingPicture } from "../media/page-pictures";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";
import { SiteLink } from "../ui/site-link";

/** The last picture, a camp by night, with the way to a quote. */
export async function ClosingCall() {
  const t = await getTranslations("Home.closing");
  return (
    <section className="night-end relative isolate flex min-h-[34rem] bg-night text-paper md:min-h-[44rem]">
      <Picture
        picture={{ ...closingPicture, alt: t("picture") }}
        sizes="100vw"
        className="absolute inset-0 -z-2 h-full w-full object-[50%_100%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-1 h-4/5 bg-linear-to-b from-night via-night/70 to-transparent"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-1 h-32 bg-linear-to-t from-night to-transparent"
      />
      {/* On phones the words end above the light of the tents. */}
      <div className="column section max-sm:pb-72">
        <h2 className="max-w-[16ch] text-title">{t("title")}</h2>
        <p className="mt-4 max-w-[40ch] text-lead">{t("text")}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink href={routes.quote} className="px-8 max-[24rem]:px-4">
            {t("quote")}
          </ButtonLink>
          <SiteLink
            href={routes.departures}
            className="inline-flex min-h-11 items-center text-small underline decoration-gold decoration-2 underline-offset-6 hover:decoration-paper"
          >
            {t("departures")}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
