import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/media/picture";
import { SiteLink } from "@/components/ui/site-link";
import { routes } from "@/lib/site/routes";

const ways = [
  { key: "tours", href: routes.tours, url: "/pictures/category-private-safaris", color: "#889588" },
  { key: "departures", href: routes.departures, url: "/pictures/departures", color: "#a4b097" },
  { key: "quote", href: routes.quote, url: "/pictures/quote", color: "#789b8b" },
] as const;

/** For who has not chosen a tour yet: the kinds of journeys, and how each is booked. */
export async function WaysToBook() {
  const t = await getTranslations("Booking.ways");
  return (
    <section aria-labelledby="ways-to-book">
      <h2 id="ways-to-book" className="text-section">
        {t("title")}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {ways.map(({ key, href, url, color }) => (
          <li key={key} className="group relative">
            <Picture
              picture={{ url, color, alt: "" }}
              sizes="(min-width: 768px) 30vw, 92vw"
              className="aspect-4/3 w-full rounded-picture"
            />
            <h3 className="mt-4 text-lead">
              <SiteLink
                href={href}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {t(`${key}.title`)}
              </SiteLink>
            </h3>
            <p className="mt-1 text-muted text-small">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
