import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Picture } from "../media/picture";
import { homePictures } from "./pictures";

/** The opening picture with its sentence in the sky; the search lies on its lower edge. */
export async function Hero({ search }: { search: ReactNode }) {
  const t = await getTranslations("Home.hero");
  return (
    <>
      <section className="relative isolate flex min-h-[min(42rem,86svh)] bg-night text-paper md:min-h-[min(calc(100svh-3rem),60vw)]">
        <Picture
          picture={{ ...homePictures.hero, alt: t("picture") }}
          sizes="(max-width: 767px) 66vh, 100vw"
          priority
          className="absolute inset-0 -z-2 h-full w-full object-[62%_100%] md:object-[50%_70%]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-1 bg-radial-[110%_70%_at_0%_0%] from-night/80 via-night/45 via-50% to-transparent"
        />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 -z-1 hidden h-2/5 bg-linear-to-t from-night/75 to-transparent md:block"
        />
        <div className="column flex flex-col pt-[calc(var(--topbar)+var(--navbar)+clamp(2rem,6vh,4rem))] pb-40 md:pb-24">
          <h1 className="max-w-[13ch] text-[clamp(2.5rem,min(6vw,9.5vh),5rem)] leading-[1.03] md:max-w-[24ch]">
            {t("title")}
          </h1>
          <p className="mt-5 max-w-[38ch] text-lead md:mt-auto md:max-w-[34ch]">{t("lead")}</p>
        </div>
      </section>
      <div className="column relative -mt-8 md:-mt-12">{search}</div>
    </>
  );
}
