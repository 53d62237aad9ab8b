import type { Way } from "@/lib/contract/tours";
import { routesOf } from "./climbs";
import type { Content } from "./content";
import type { DayFacts } from "./fact-schemas";
import { migrationOf } from "./migration";
import type { Row } from "./upsert";
import { visitOf } from "./visits";
import { waysOf } from "./way-rules";

export function destinationRows(content: Content): Row[] {
  return [...content.destinations.values()].map(({ id, value }) => {
    const { category, position, popular, ...facts } = value;
    const pictures = value.pictures.map((_, at) => `${id}-${at + 1}`);
    return {
      id,
      category,
      lat: position[0],
      lng: position[1],
      popular: popular ?? null,
      facts: { ...facts, pictures, visit: visitOf(content, id) },
    };
  });
}

export function postRows(content: Content): Row[] {
  return [...content.posts.values()].map(({ id, value }) => {
    const { category, published, banner, footer, ...facts } = value;
    return { id, category, published, banner, footer: footer ?? null, facts };
  });
}

export function couponRows(content: Content): Row[] {
  return [...content.coupons.values()].map(({ id, value }) => ({
    code: id,
    percent: "percent" in value ? value.percent : null,
    amount_minor: "amount" in value ? value.amount * 100 : null,
    minimum_minor: value.minimum * 100,
    valid_from: value.from,
    valid_until: value.until,
    uses_most: value.uses,
    uses: 0,
  }));
}

export function reviewRows(content: Content): Row[] {
  return [...content.reviews.values()].map(({ id, value }) => ({
    id,
    origin: "content",
    state: "published",
    tour_id: value.tour ?? null,
    destination_id: value.destination ?? null,
    rating: value.rating,
    author: value.author,
    country: value.country,
    language: value.language,
    written: value.written,
    party: value.party ?? null,
    verified: value.verified,
  }));
}

/** A day block as the database has it: with the lines of its ways. */
export type DayJson = DayFacts & { ways?: Way[] };

export function partRows(content: Content): Row[] {
  const days = [...content.days.values()].map((day) => ({
    kind: "day",
    id: day.id,
    facts: { ...day.value, ways: waysOf(content, day) } satisfies DayJson,
  }));
  const kinds = {
    stay: content.stays,
    climate: content.climates,
    picture: content.pictures,
  };
  const routes = content.climbs ? routesOf(content.climbs) : [];
  // Of several photographs of a thing the first in the file comes first.
  const photos = [...content.photos.values()].map(({ id, value }, at) => ({
    kind: "photo",
    id,
    facts: { ...value, at },
  }));
  // A table keeps no order of its own: what pages list as the file does has its place with it.
  const listed = {
    category: content.categories,
    team: content.team,
    associate: content.associates,
  };
  const inOrder = Object.entries(listed).flatMap(([kind, entries]) =>
    [...entries.values()].map(({ id, value }, at) => ({ kind, id, facts: { ...value, at } })),
  );
  const others = Object.entries(kinds).flatMap(([kind, entries]) =>
    [...entries.values()].map(({ id, value }) => ({ kind, id, facts: value })),
  );
  const ofRoutes = routes.map(([id, facts]) => ({ kind: "route", id, facts }));
  const herds = migrationOf(content);
  const ofHerds = herds ? [{ kind: "migration", id: "herds", facts: herds }] : [];
  return [...days, ...inOrder, ...others, ...ofRoutes, ...ofHerds, ...photos];
}
