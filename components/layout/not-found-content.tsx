import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import { routes } from "@/lib/site/routes";
import { notFoundPicture } from "./error-pictures";
import { ErrorView } from "./error-view";
import type { ErrorWords } from "./error-words";

/** The 404: what happened, the way home, a search and the ways most people take. */
export default function NotFoundContent({ words }: { words: ErrorWords }) {
  const ways = [
    { href: routes.tours, text: words.safaris },
    { href: routes.destinations, text: words.destinations },
    { href: routes.departures, text: words.departures },
    { href: routes.blogs, text: words.journal },
    { href: routes.quote, text: words.quote },
  ];
  return (
    <ErrorView
      status={404}
      title={words.notFound}
      text={words.notFoundText}
      picture={{ ...notFoundPicture, alt: words.notFoundPicture }}
    >
      <p className="mt-8">
        <ButtonLink href={routes.home}>{words.backHome}</ButtonLink>
      </p>
      <SearchForm words={words} />
      <nav aria-label={words.elsewhere} className="mt-8 text-small">
        <p className="text-muted">{words.elsewhere}</p>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {ways.map((way) => (
            <li key={way.href}>
              <SiteLink
                href={way.href}
                className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
              >
                {way.text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </ErrorView>
  );
}

type SearchWords = Pick<ErrorWords, "searchLabel" | "searchExample" | "searchButton">;

/** A search that works as a plain form. */
function SearchForm({ words }: { words: SearchWords }) {
  return (
    <form action={routes.search} className="mt-10 max-w-lg">
      <label htmlFor="error-search" className="font-semibold text-small">
        {words.searchLabel}
      </label>
      <div className="mt-2 flex items-center border-ink/70 border-b focus-within:border-terracotta">
        <input
          id="error-search"
          type="search"
          name="search"
          required
          maxLength={200}
          placeholder={words.searchExample}
          className="min-h-12 w-full min-w-0 bg-transparent placeholder:text-muted max-sm:placeholder:text-small"
        />
        <button
          type="submit"
          aria-label={words.searchButton}
          className="grid size-12 shrink-0 place-items-center text-terracotta-deep"
        >
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}
