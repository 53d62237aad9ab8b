import { getLocale, getTranslations } from "next-intl/server";
import { numberFormat } from "@/lib/i18n/formats";

/** Metres at which the steps begin, below the lowest night of every route. */
const ground = 2000;
const highest = 5000;

/** Where a route is slept on, night by night, as steps. */
export async function NightHeights({ nights }: { nights: number[] }) {
  const [t, locale] = await Promise.all([getTranslations("Routes.compare"), getLocale()]);
  const format = numberFormat(locale);
  const share = (metres: number) => ((metres - ground) / (highest - ground)) * 100;
  return (
    <>
      <h4 className="mt-5 font-sans font-semibold text-small">{t("nights")}</h4>
      <ol className="figures mt-2 flex gap-0.5 border-line border-b text-[0.75rem]">
        {nights.map((metres, night) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a night is known by its place alone.
          <li key={night} className="flex h-24 min-w-0 flex-1 flex-col justify-end text-center">
            <span className="tracking-tight">{format.format(metres)}</span>
            <span
              aria-hidden="true"
              className="mt-1 block border-acacia border-t-2 bg-acacia/15"
              style={{ height: `${Math.round(share(metres) * 0.75)}%` }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
