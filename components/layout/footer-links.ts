import { FooterTopicSchema } from "@/lib/contract/posts";
import { postPath, routes, tourCategoryPath } from "@/lib/site/routes";
import type { ChromeLinks, NavLink } from "./navigation";
import type { ChromeWords, Words } from "./words";

const journeys = [
  "private-safaris",
  "shared-safaris",
  "kilimanjaro-climbs",
  "safari-and-beach",
  "zanzibar-beach",
] as const;

/** The tours, by the kinds most asked for. */
export function journeyLinks(
  { categories }: ChromeLinks,
  footer: Words,
  { nav, hasStays }: ChromeWords,
): NavLink[] {
  const kinds = journeys.flatMap((id) => {
    const found = categories.find((each) => each.id === id);
    return found ? [{ href: tourCategoryPath(found.slug), text: nav(`categories.${id}`) }] : [];
  });
  return [
    { href: routes.tours, text: footer("allTours") },
    ...kinds,
    { href: routes.planner, text: nav("planner") },
    { href: routes.climbRoutes, text: nav("routes") },
    { href: routes.departures, text: nav("departures") },
    { href: routes.destinations, text: nav("destinations") },
    ...(hasStays ? [{ href: routes.stays, text: footer("stays") }] : []),
  ];
}

export function companyLinks(footer: Words, hasAccounts: boolean): NavLink[] {
  return [
    { href: routes.about, text: footer("about") },
    { href: routes.team, text: footer("team") },
    { href: routes.bookingProcess, text: footer("bookingProcess") },
    { href: routes.guestbook, text: footer("guestbook") },
    { href: routes.contact, text: footer("contactPage") },
    ...(hasAccounts ? [{ href: routes.affiliateLanding, text: footer("affiliate") }] : []),
    { href: routes.terms, text: footer("terms") },
    { href: routes.privacy, text: footer("privacy") },
  ];
}

/**
 * The topics of the footer (docs/product.md, "Pages and addresses") that have a post in this
 * language.
 */
export function topicLinks(posts: ChromeLinks["posts"], footer: Words): NavLink[] {
  return FooterTopicSchema.options.flatMap((topic) => {
    const post = posts.find((each) => each.topic === topic);
    return post ? [{ href: postPath(post.slug), text: footer(`topics.${topic}`) }] : [];
  });
}
