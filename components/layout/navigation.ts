import type { TourCategory } from "@/lib/contract/categories";
import type { DestinationCard } from "@/lib/contract/destinations";
import type { FooterTopic } from "@/lib/contract/posts";
import type { Picture } from "@/lib/contract/shared";
import { DestinationCategorySchema } from "@/lib/contract/vocabulary";
import { destinationPath, postPath, routes, tourCategoryPath } from "@/lib/site/routes";
import type { Words } from "./words";

export interface NavLink {
  href: string;
  text: string;
}

export interface NavEntry extends NavLink {
  id: string;
  /** What opens below; entries without it are a plain link. */
  panel?: {
    lead: string;
    all: NavLink[];
    groups: { heading: string; links: NavLink[] }[];
    feature?: { href: string; title: string; picture: Picture };
  };
}

export interface ChromeLinks {
  categories: TourCategory[];
  destinations: DestinationCard[];
  posts: { topic: FooterTopic; slug: string; title: string }[];
}

const kinds = {
  travel: ["private-safaris", "shared-safaris", "fly-in-safaris", "walking-and-active"],
  sleep: ["lodge-safaris", "camping-safaris", "luxury-safaris", "budget-safaris"],
  reason: ["great-migration", "family-safaris", "honeymoon", "chimp-trekking"],
  climbs: ["kilimanjaro-climbs", "meru-climbs", "safari-and-kilimanjaro"],
  sea: ["zanzibar-beach", "safari-and-beach", "honeymoon"],
} as const;

/** The main navigation in the words of `Nav` and `Vocabulary`, with the links that exist. */
export function navigation(links: ChromeLinks, nav: Words, vocabulary: Words): NavEntry[] {
  const category = (id: string) => links.categories.find((each) => each.id === id);
  const categoryHref = (id: string) => {
    const found = category(id);
    return found ? tourCategoryPath(found.slug) : routes.tours;
  };
  const group = (name: keyof typeof kinds) => ({
    heading: nav(`groups.${name}`),
    links: kinds[name].flatMap((id) => {
      const found = category(id);
      return found ? [{ href: tourCategoryPath(found.slug), text: nav(`categories.${id}`) }] : [];
    }),
  });
  const reading = (...topics: FooterTopic[]) => ({
    heading: nav("groups.reading"),
    links: topics.flatMap((topic) => {
      const post = links.posts.find((each) => each.topic === topic);
      return post ? [{ href: postPath(post.slug), text: post.title }] : [];
    }),
  });
  const feature = (id: string) => {
    const found = category(id);
    return (
      found && {
        href: tourCategoryPath(found.slug),
        title: found.heading,
        picture: found.picture,
      }
    );
  };
  const place = (each: DestinationCard) => ({ href: destinationPath(each.slug), text: each.name });
  const [first] = links.destinations;
  const departures = { href: routes.departures, text: nav("departures") };
  const entry = (id: string, href: string, panel?: NavEntry["panel"]): NavEntry => {
    const groups = panel?.groups.filter((each) => each.links.length > 0) ?? [];
    return {
      id,
      href,
      text: nav(id),
      panel: panel && groups.length > 0 ? { ...panel, groups } : undefined,
    };
  };

  return [
    entry("safaris", routes.tours, {
      lead: nav("leads.safaris"),
      all: [
        { href: routes.tours, text: nav("all.safaris") },
        { href: routes.planner, text: nav("planner") },
        { href: routes.migration, text: nav("migration") },
        departures,
      ],
      groups: [group("travel"), group("sleep"), group("reason")],
      feature: feature("great-migration"),
    }),
    entry("climbs", categoryHref("kilimanjaro-climbs"), {
      lead: nav("leads.climbs"),
      all: [
        { href: categoryHref("kilimanjaro-climbs"), text: nav("all.climbs") },
        { href: routes.climbRoutes, text: nav("routes") },
        departures,
      ],
      groups: [group("climbs"), reading("kilimanjaro", "meru", "moshi")],
      feature: feature("kilimanjaro-climbs"),
    }),
    entry("zanzibar", categoryHref("zanzibar-beach"), {
      lead: nav("leads.zanzibar"),
      all: [{ href: categoryHref("zanzibar-beach"), text: nav("all.zanzibar") }],
      groups: [group("sea"), reading("zanzibar", "best_time", "travel_requirements")],
      feature: feature("safari-and-beach"),
    }),
    entry("destinations", routes.destinations, {
      lead: nav("leads.destinations"),
      all: [
        { href: routes.destinations, text: nav("all.destinations") },
        { href: routes.parks, text: nav("map") },
      ],
      groups: [
        { heading: nav("groups.popular"), links: links.destinations.map(place) },
        {
          heading: nav("groups.kinds"),
          links: DestinationCategorySchema.options.map((key) => ({
            href: `${routes.destinations}#${key}`,
            text: vocabulary(`destination_category.${key}`),
          })),
        },
      ],
      feature: first && {
        href: destinationPath(first.slug),
        title: first.name,
        picture: first.picture,
      },
    }),
    entry("journal", routes.blogs),
  ];
}
