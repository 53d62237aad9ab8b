import { z } from "zod";

const RowsSchema = z.object({
  data: z.array(z.record(z.string(), z.unknown())).min(1),
});

/** What the lists of an API named, to ask for one thing of each kind. */
export interface Known {
  tour?: string;
  tourId?: string;
  destination?: string;
  category?: string;
  post?: string;
  stay?: string;
  curated?: string;
}

/** Learns from the reply of a list what it names. */
export function learn(known: Known, path: string, reply: unknown): void {
  const rows = RowsSchema.safeParse(reply);
  const first = rows.success ? rows.data.data[0] : undefined;
  const text = (name: string) => (typeof first?.[name] === "string" ? first[name] : undefined);
  const found: Known | undefined = {
    "/api/tourList": { tour: text("slug"), tourId: text("id") },
    "/api/destinationlist": { destination: text("id"), category: text("category") },
    "/api/blogs": { post: text("id") },
    "/api/stays": { stay: text("id") },
    "/api/tourcategories": { curated: text("slug") },
  }[path];
  for (const [name, value] of Object.entries(found ?? {}))
    if (value !== undefined) known[name as keyof Known] = value;
}

/** The lists that others need, first. */
export const lists = [
  "/api/tourList",
  "/api/destinationlist",
  "/api/blogs",
  "/api/stays",
  "/api/tourcategories",
];

const given = (value: string | undefined, name: string) =>
  value === undefined ? undefined : { [name]: value };

const samples: Record<string, (known: Known) => Record<string, unknown> | undefined> = {
  "/api/tourList": () => ({ per_page: 1 }),
  "/api/tours/:slug": ({ tour }) => given(tour, "slug"),
  "/api/tours/:slug/similar": ({ tour }) => given(tour, "slug"),
  "/api/destination/:id": ({ destination }) => given(destination, "id"),
  "/api/destbycategory": ({ category }) => given(category, "destination_category"),
  "/api/stays/:id": ({ stay }) => given(stay, "id"),
  "/api/blogs/:id": ({ post }) => given(post, "id"),
  "/api/blogbycategory": () => ({ blog_category: "all" }),
  "/api/getMetaInfos/:page": () => ({ page: "home" }),
  "/api/pages/:page": () => ({ page: "terms" }),
  "/api/site-search": () => ({ search: "safari" }),
  "/api/tourcategories/:slug": ({ curated }) => given(curated, "slug"),
  "/api/tourcards": ({ tourId }) => given(tourId, "ids"),
  "/api/compare": ({ tourId }) => given(tourId, "ids"),
};

/** Reads that only their owner may make, or only after a write. */
const guarded = new Set([
  "/api/user",
  "/api/friends/:email",
  "/api/account/export",
  "/api/account/overview",
  "/api/bookings/:reference",
  "/api/bookings/:reference/papers/:paper",
  "/api/avatar/:name",
  "/api/payments/ipn",
]);

export const isGuarded = (path: string) => guarded.has(path);

/** Who is signed in nowhere may sign out: nothing is missing from an empty request. */
export const isForAnybody = (path: string) => path === "/api/logout";

/** An input to read an endpoint with; undefined where no list has named anything. */
export function sampleOf(path: string, known: Known): Record<string, unknown> | undefined {
  return samples[path] ? samples[path](known) : {};
}

/** Values for a guarded address that name nothing. */
export const nobody = {
  email: "nobody@example.com",
  reference: "B-2222-2222-2222",
  paper: "invoice",
  name: "0".repeat(32),
};

/** One thing by its name: what does not exist must be 404, or the site shows pages of nothing. */
export const missing: Record<string, Record<string, unknown>> = {
  "/api/tours/:slug": { slug: "no-such-tour-here" },
  "/api/destination/:id": { id: "no-such-place-here" },
  "/api/blogs/:id": { id: "no-such-post-here" },
  "/api/stays/:id": { id: "no-such-lodge-here" },
};
