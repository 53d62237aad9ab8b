import { getTranslations } from "next-intl/server";
import {
  departuresPicture,
  privateSafarisPicture,
  quotePicture,
} from "@/components/media/page-pictures";
import { Picture } from "@/components/media/picture";
import { CardLink } from "@/components/ui/card-link";
import { routes } from "@/lib/site/routes";

const ways = [
  { key: "tours", href: routes.tours, picture: privateSafarisPicture },
  { key: "departures", href: routes.departures, picture: departuresPicture },
  { key: "quote", href: routes.quote, picture: quotePicture },
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
        {ways.map(({ key, href, picture }) => (
          <li key={key} className="group relative">
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 30vw, 92vw"
              className="aspect-4/3 w-full rounded-picture"
            />
            <h3 className="mt-4 text-lead">
              <CardLink href={href}>{t(`${key}.title`)}</CardLink>
            </h3>
            <p className="mt-1 text-muted text-small">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
