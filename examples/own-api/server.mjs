import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { about, destinations, posts, reviews, tours } from "./data.mjs";

const port = Number(process.argv[2] ?? 4000);
let origin = process.env.ORIGIN;
const inbox = [];

/** Pictures live here: the site is given whole addresses. */
const withPictures = (value) =>
  JSON.parse(JSON.stringify(value), (key, inner) =>
    key === "picture" ? { ...inner, url: `${origin}/pictures/${inner.url}.webp` } : inner,
  );

function list(rows, query = new URLSearchParams(), more = {}) {
  const page = Number(query.get("page") ?? 1);
  const per = Number(query.get("per_page") ?? query.get("limit") ?? 24);
  const data = withPictures(rows.slice((page - 1) * per, page * per));
  return { data, meta: { total: rows.length, page, per_page: per }, ...more };
}

/** One of them by its id or slug, or undefined, which is 404. */
const one = (rows, name) => {
  const found = rows.find(({ id, slug }) => id === name || slug === name);
  return found && { data: withPictures(found) };
};

const bands = ["terrible", "poor", "average", "very_good", "excellent"];
const stars = (rows) => ({
  summary: {
    average: rows.reduce((sum, { rating }) => sum + rating, 0) / (rows.length || 1),
    count: rows.length,
    bands: Object.fromEntries(
      bands.map((band, at) => [band, rows.filter(({ rating }) => rating === at + 1).length]),
    ),
  },
});

const dollars = ({ price_from }) => price_from.amount_minor / 100;
const filters = {
  trip_type: (tour) => [tour.trip_type],
  safari_type: (tour) => [tour.safari_type],
  level: (tour) => [tour.level],
  specialized: (tour) => tour.specialized ?? [],
  destination: (tour) => tour.itinerary.flatMap(({ places }) => places.map(({ id }) => id)),
};

function fitting(query) {
  const wanted = Object.entries(filters).flatMap(([name, of]) => {
    const values = query.getAll(name).join(",").split(",").filter(Boolean);
    return values.length > 0 ? [(tour) => values.some((value) => of(tour).includes(value))] : [];
  });
  const most = Number(query.get("price_max") ?? Number.POSITIVE_INFINITY);
  return tours.filter((tour) => dollars(tour) <= most && wanted.every((fits) => fits(tour)));
}

function options(rows) {
  const counted = Object.entries(filters).map(([name, of]) => [
    name,
    [...new Set(tours.flatMap(of))].map((value) => ({
      value,
      name: destinations.find(({ id }) => id === value)?.name ?? value,
      count: rows.filter((tour) => of(tour).includes(value)).length,
    })),
  ]);
  const range = (of) => ({ min: Math.min(...tours.map(of)), max: Math.max(...tours.map(of)) });
  return { ...Object.fromEntries(counted), price: range(dollars), days: range(({ days }) => days) };
}

function search(words) {
  const kinds = { tour: tours, destination: destinations, post: posts };
  const data = Object.entries(kinds).flatMap(([kind, rows]) =>
    rows
      .filter((row) => JSON.stringify(row).toLowerCase().includes(words.toLowerCase()))
      .map(({ slug, title, name, picture }) => ({ kind, slug, title: title ?? name, picture })),
  );
  return { data: withPictures(data), meta: { total: data.length } };
}

const byCategory = (rows, category) =>
  rows.filter((row) => category === "all" || row.category === category);

const reads = {
  destinationlist: (query) => list(destinations, query),
  populardestinations: (query) => list(destinations, query),
  destbycategory: (query) => list(byCategory(destinations, query.get("destination_category"))),
  destination: (_, id) => one(destinations, id),
  populartours: (query) => list(tours, query),
  tourList: (query) => list(tours, query),
  tourlistpage: (query) => list(tours, query),
  tours: (_, slug) => one(tours, slug),
  filter: (query) => list(fitting(query), query, { options: options(fitting(query)) }),
  filterindex: () => ({ data: options(tours) }),
  "site-search": (query) => search(query.get("search") ?? ""),
  latestblog: (query) => list(posts, query),
  bannerblogs: () => list(posts.slice(0, 1)),
  blogs: (query, id) => (id ? one(posts, id) : list(posts, query)),
  blogbycategory: (query) => list(byCategory(posts, query.get("blog_category")), query),
  getReviews(query) {
    const tour = query.get("tour");
    const rows = reviews.filter((review) => !tour || review.tour?.slug === tour);
    return list(rows, query, stars(rows));
  },
  guestbook: (query) => list(reviews, query, stars(reviews)),
  about_us: () => ({ data: withPictures(about) }),
  getMetaInfos: (_, page) =>
    page === "home" ? { title: "Three guides", description: "Tanzania, slowly." } : undefined,
};

/** The site shows references of this shape: three groups of letters that are not mixed up. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");

const writes = ["requestquote", "contact_us", "send_review"];
/** Accounts, invitations and payments are there and refuse: this operator has none yet. */
const forMembers = ["user", "friends", "affiliate", "getAffiliate", "getProfile", "updateProfile"];

const fault = (status, code, message, fields) => ({
  status,
  body: { error: { code, message, ...(fields && { fields }) } },
});

async function answer(request) {
  const url = new URL(request.url, origin);
  const [, root, call, name, ...more] = url.pathname.split("/").map(decodeURIComponent);
  if (root !== "api" || more.length > 0) return fault(404, "not_found", "There is nothing here.");
  if (request.method === "GET" && Object.hasOwn(reads, call)) {
    const body = reads[call](url.searchParams, name);
    return body ? { status: 200, body } : fault(404, "not_found", "There is no such thing.");
  }
  if (forMembers.includes(call)) return fault(401, "unauthorized", "Please sign in.");
  if (call === "submit-order-request") return fault(409, "conflict", "Nothing to pay here.");
  if (request.method !== "POST" || !writes.includes(call))
    return fault(404, "not_found", "There is no such call.");
  const sent = JSON.parse(await textOf(request));
  const wrong = ["full_name", "email"].filter((field) => !sent[field]);
  if (wrong.length > 0) {
    const fields = Object.fromEntries(wrong.map((field) => [field, ["required"]]));
    return fault(422, "invalid", "Please fill this in.", fields);
  }
  const reference = `Q-${group()}-${group()}-${group()}`;
  inbox.push({ reference, call, ...sent });
  console.log(`${call} ${reference} from ${sent.email}: ${inbox.length} in the inbox`);
  return { status: 201, body: { data: { reference } } };
}

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function picture(path, response) {
  const file = new URL(`./pictures/${/[a-z]+/.exec(path.slice(10))?.[0]}.webp`, import.meta.url);
  const bytes = await readFile(file);
  response.writeHead(200, { "content-type": "image/webp" }).end(bytes);
}

const server = createServer(async (request, response) => {
  try {
    if (request.url.startsWith("/pictures/")) return await picture(request.url, response);
    const { status, body } = await answer(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  } catch (error) {
    console.error(error);
    const { status, body } = fault(400, "malformed", "This could not be read.");
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }
});
server.listen(port, "127.0.0.1", () => {
  origin ??= `http://127.0.0.1:${server.address().port}`;
  console.log(`An operator's own API on ${origin}`);
});
