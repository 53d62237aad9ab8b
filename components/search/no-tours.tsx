import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { emptyResultsPicture } from "../media/page-pictures";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";
import { SiteLink } from "../ui/site-link";

interface WayOut {
  href: string;
  /** What is let go. */
  name: string;
  /** Tours there are without it. */
  count: number;
}

/** No tour fits: what to let go, each with the tours it brings, or a person to ask. */
export async function NoTours({ ways }: { ways: WayOut[] }) {
  const t = await getTranslations("TourList.empty");
  return (
    <div className="mt-8 grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
      <div>
        <p className="text-lead">{ways.length > 0 ? t("relax") : t("none")}</p>
        {ways.length > 0 && (
          <ul className="mt-4 border-line border-t">
            {ways.map(({ href, name, count }) => (
              <li key={href} className="border-line border-b">
                <SiteLink
                  href={href}
                  className="figures flex min-h-12 items-center break-words py-2 text-terracotta-deep underline-offset-4 hover:underline"
                >
                  {t("without", { filter: name, count })}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-8 text-muted">{t("quoteText")}</p>
        <ButtonLink href={routes.quote} className="mt-5">
          {t("quote")}
        </ButtonLink>
      </div>
      <div>
        <Picture
          picture={{ ...emptyResultsPicture, alt: t("picture") }}
          sizes="(min-width: 1024px) 560px, 92vw"
          className="aspect-[16/10] h-auto w-full rounded-picture"
        />
      </div>
    </div>
  );
}
