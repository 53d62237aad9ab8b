import { getLocale, getTranslations } from "next-intl/server";
import { refundRows } from "@/lib/i18n/refund-terms";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

/** What somebody who books loses by cancelling, and when: asked before the price is paid. */
export async function Cancelling() {
  const [t, words, locale] = await Promise.all([
    getTranslations("TourPage.cancelling"),
    getTranslations("RefundTerms"),
    getLocale(),
  ]);
  return (
    <section id="cancelling" aria-labelledby="cancelling-title" className="mt-10 scroll-mt-28">
      <h3 id="cancelling-title" className="text-[1.3125rem] leading-snug">
        {t("title")}
      </h3>
      <table
        aria-labelledby="cancelling-title"
        className="figures mt-3 w-full border-collapse text-small"
      >
        <thead>
          <tr className="border-line border-b text-left text-note">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {words("when")}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {words("keeps")}
            </th>
          </tr>
        </thead>
        <tbody>
          {refundRows(locale).map(([when, keeps]) => (
            <tr key={when} className="border-line border-b align-top">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                {when}
              </th>
              <td className="py-2.5">{keeps}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SiteLink
        href={routes.bookingProcess}
        className="mt-3 inline-block py-1 text-small underline decoration-line underline-offset-4 hover:decoration-terracotta"
      >
        {t("more")}
      </SiteLink>
    </section>
  );
}
