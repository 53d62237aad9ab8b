import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { homeHeroPicture } from "../media/page-pictures";
import { Picture } from "../media/picture";

/** The opening picture with its sentence in the sky; the search lies on its lower edge. */
export async function Hero({ search }: { search: ReactNode }) {
  const t = await getTranslations("Home.hero");
  return (
    <>
      <section className="relative isolate flex overflow-x-clip min-h-[clamp(37rem,86svh,42rem)] bg-night text-paper md:min-h-[min(calc(100svh-3rem),max(60vw,44rem))]">
        <Picture
          picture={{ ...homeHeroPicture, alt: t("picture") }}
          sizes="(max-width: 767px) 66vh, 100vw"
          priority
          className="absolute inset-0 -z-2 h-full w-full object-[62%_100%] md:object-[50%_70%]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-1 bg-linear-to-b from-night/85 via-night/65 via-52% to-transparent to-82% md:from-night/55 md:via-night/30 md:via-30% md:to-50%"
        />
        <div
          aria-hidden="true"
          className="eased-shade absolute inset-x-0 bottom-0 -z-1 hidden h-1/2 [--shade:75%] md:block"
        />
        <div className="column flex flex-col pt-[calc(var(--topbar)+var(--navbar)+clamp(2rem,6vh,4rem))] pb-40 md:pb-24">
          <h1 className="relative max-w-[13ch] text-[clamp(2.5rem,min(6vw,9.5vh),5rem)] leading-[1.03] md:w-fit md:max-w-[24ch]">
            {/* It goes with the words and leaves the sun alone. */}
            <span
              aria-hidden="true"
              className="absolute -inset-x-[22%] -inset-y-[55%] -z-1 bg-radial-[closest-side] from-night/60 via-night/45 via-55% to-transparent max-md:hidden"
            />
            {t.rich("title", { line: (chunks) => <span className="md:block">{chunks}</span> })}
          </h1>
          <p className="mt-5 max-w-[38ch] text-body md:mt-auto md:max-w-[34ch] md:text-lead">
            {t("lead")}
          </p>
        </div>
      </section>
      <div className="column relative -mt-8 md:-mt-12">{search}</div>
    </>
  );
}
