import { locales } from "@/lib/contract/locale";
import type { Content, Entries, Entry } from "./content";
import type { CouponFacts, ExtraFacts, StayFacts, TourFacts } from "./fact-schemas";
import { photoKinds } from "./photo-files";
import { checkRuns } from "./run-rules";
import { mistake } from "./source";
import { checkWays } from "./way-rules";

/**
 * Checks what only shows when the files are held together: every id that is named exists, a
 * slug stands for one thing, and more travellers never pay less.
 * @throws ContentError at the first mistake
 */
export function checkReferences(content: Content): void {
  for (const tour of content.tours.values()) checkTour(content, tour);
  for (const day of content.days.values()) {
    for (const place of day.value.places) known(day, content.destinations, place, "places");
    if (day.value.night) known(day, content.destinations, day.value.night, "night");
  }
  for (const stay of content.stays.values()) checkStay(content, stay);
  for (const place of content.destinations.values())
    known(place, content.climates, place.value.climate, "climate");
  for (const post of content.posts.values()) {
    known(post, content.team, post.value.author, "author");
    for (const tour of post.value.tours) known(post, content.tours, tour, "tours");
    for (const place of post.value.destinations)
      known(post, content.destinations, place, "destinations");
  }
  for (const review of content.reviews.values()) {
    if (review.value.tour) known(review, content.tours, review.value.tour, "tour");
    if (review.value.destination)
      known(review, content.destinations, review.value.destination, "destination");
  }
  for (const extra of content.extras.values()) checkExtra(content, extra);
  for (const coupon of content.coupons.values()) checkCoupon(coupon);
  checkPhotos(content);
  checkWays(content);
  checkWords(content);
}

function checkStay(content: Content, stay: Entry<StayFacts>) {
  const { place, level, when_full } = stay.value;
  known(stay, content.destinations, place, "place");
  if (!when_full) return;
  known(stay, content.stays, when_full, "when_full");
  const other = content.stays.get(when_full)?.value;
  if (when_full === stay.id || other?.place !== place || other.level !== level)
    throw wrong(stay, `${when_full} is not another stay at ${place}, ${level}`, "when_full");
}

/** A tour sleeps where its youngest travellers may, and where its day ends. */
function checkNight(content: Content, tour: Entry<TourFacts>, id: string, at: number) {
  known(tour, content.stays, id, "days", at, "stay");
  const stay = content.stays.get(id)?.value;
  const night = content.days.get(tour.value.days[at]?.block ?? "")?.value.night;
  if (stay && stay.children_from > tour.value.min_age)
    throw wrong(tour, `${id} takes children from ${stay.children_from} years`, "days", at, "stay");
  if (stay && stay.place !== night)
    throw wrong(tour, `${id} is at ${stay.place}, the night at ${night}`, "days", at, "stay");
}

function checkPhotos(content: Content) {
  const { tours, stays, team, destinations, days, posts } = content;
  const among = {
    tour: tours,
    stay: stays,
    team,
    destination: destinations,
    day: days,
    post: posts,
  };
  for (const photo of content.photos.values()) {
    if (photo.value.place) known(photo, destinations, photo.value.place, "place");
    for (const kind of photoKinds)
      if (kind !== "vehicle")
        for (const id of photo.value[kind]) known(photo, among[kind], id, kind);
  }
}

function checkCoupon(coupon: Entry<CouponFacts>) {
  const { id, value } = coupon;
  if (!/^[A-Z0-9-]{3,40}$/.test(id))
    throw wrong(coupon, "is no code of capitals, digits and dashes");
  if ("amount" in value && value.amount >= value.minimum)
    throw wrong(coupon, "takes all of its minimum price", "amount");
}

function checkExtra(content: Content, extra: Entry<ExtraFacts>) {
  const { start = [], nights = [], includes = [], excludes = [], lacks = [] } = extra.value.offered;
  for (const place of start) known(extra, content.destinations, place, "offered", "start");
  for (const place of nights) known(extra, content.destinations, place, "offered", "nights");
  const { inclusions, extras } = content.words.lists.en;
  for (const key of [...includes, ...excludes, ...lacks])
    if (!(key in inclusions)) throw wrong(extra, `unknown key ${key}`, "offered");
  if (!(extra.id in extras)) throw wrong(extra, "has no text in content/en/lists.yaml");
}

function checkTour(content: Content, tour: Entry<TourFacts>) {
  const { value } = tour;
  known(tour, content.destinations, value.start, "start");
  known(tour, content.destinations, value.end, "end");
  known(tour, content.climates, value.climate, "climate");
  known(tour, content.seasons, value.price.season, "price", "season");
  known(tour, content.children, value.price.children, "price", "children");
  value.days.forEach((day, at) => {
    known(tour, content.days, day.block, "days", at, "block");
    if (day.stay) checkNight(content, tour, day.stay, at);
  });
  const { inclusions, tips } = content.words.lists.en;
  for (const field of ["includes", "excludes"] as const)
    for (const key of value[field])
      if (!(key in inclusions)) throw wrong(tour, `unknown key ${key}`, field);
  for (const key of value.tips) if (!(key in tips)) throw wrong(tour, `unknown key ${key}`, "tips");
  const totals = Object.entries(value.price.per_person).map(
    ([size, price]) => Number(size) * price,
  );
  if (totals.some((total, at) => at > 0 && total <= (totals[at - 1] ?? 0)))
    throw wrong(tour, "a larger party pays less in total", "price", "per_person");
  checkRuns(content, tour);
}

function checkWords(content: Content) {
  for (const locale of locales) {
    for (const kind of ["destinations", "tours", "categories", "posts"] as const)
      checkSlugs(content.words[kind][locale]);
    checkTourAddresses(content, locale);
  }
}

const worded = [
  "destinations",
  "days",
  "tours",
  "categories",
  "posts",
  "reviews",
  "team",
  "associates",
] as const;

/**
 * What has facts but no words yet in a language. Such an entry does not appear in that language, so
 * an operator may publish in one language first.
 */
export function missingWords(content: Content): string[] {
  return locales.flatMap((locale) =>
    worded.flatMap((kind) =>
      [...content[kind].keys()]
        .filter((id) => !content.words[kind][locale].has(id))
        .map((id) => `content/${locale}/${kind}: ${id}`),
    ),
  );
}

function checkSlugs(entries: Entries<{ slug: string }>) {
  const seen = new Map<string, string>();
  for (const entry of entries.values()) {
    const other = seen.get(entry.value.slug);
    if (other) throw wrong(entry, `has the slug of ${other}`, "slug");
    seen.set(entry.value.slug, entry.id);
  }
}

/** Tours and curated pages share the addresses below /tanzania-safari-package/. */
function checkTourAddresses(content: Content, locale: (typeof locales)[number]) {
  const tours = new Set([...content.words.tours[locale].values()].map((tour) => tour.value.slug));
  for (const category of content.words.categories[locale].values())
    if (tours.has(category.value.slug)) throw wrong(category, "has the slug of a tour", "slug");
}

function known(entry: Entry<unknown>, among: Entries<unknown>, id: string, ...at: PropertyKey[]) {
  if (!among.has(id)) throw wrong(entry, `there is no ${id}`, ...at);
}

function wrong(entry: Entry<unknown>, why: string, ...at: PropertyKey[]) {
  const path = entry.source.file.endsWith(".md") ? at : [entry.id, ...at];
  return mistake(entry.source, path, why);
}
