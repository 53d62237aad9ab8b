import { z } from "zod";
import { LocaleSchema } from "./locale";
import { MomentSchema } from "./shared";

/** The list that has all things of a kind. */
const listOf = {
  tour: "tours",
  departure: "departures",
  destination: "destinations",
  stay: "stays",
  category: "categories",
  post: "posts",
  page: "company",
} as const;

const oneThing = new RegExp(`^(${Object.keys(listOf).join("|")}):[\\w-]{1,200}$`);
const lists = ["everything", ...Object.values(listOf), "reviews", "menu"] as const;

/** What of an API's answers has changed: one thing by its id (`tour:T-12`), or a list with all that is in it. */
const ChangedNameSchema = z.union([z.enum(lists), z.string().regex(oneThing)]);

/** The body of the webhook `POST /api/changed`, as Standard Webhooks writes them. */
export const ChangedSchema = z.object({
  type: z.literal("changed"),
  timestamp: MomentSchema.optional(),
  data: z.object({
    names: z.array(ChangedNameSchema).min(1).max(1_000),
    languages: z.array(LocaleSchema).min(1).optional().describe("All, unless they are named"),
  }),
});

export type Changed = z.infer<typeof ChangedSchema>;

/**
 * What an answer depends on (`dependsOn` of its endpoint): one thing (`tour:T-12`), any thing of a
 * list and which there are (`tours`), or only which there are (`tour:*`).
 */
export type Dependency =
  | (typeof lists)[number]
  | `${keyof typeof listOf}:${string}`
  /** Where nobody said what it depends on. */
  | "anything";

/** What changed at the desk has names too, which no page of the site shows. */
export const deskRequests = "desk:requests";
export const deskCalendar = "desk:calendar";
export const deskBookings = "desk:bookings";

/** Photographs that somebody sent are to be erased: each process looks through its own folder. */
export const erasedPhotographs = "desk:erased-photographs";

/** What the screens of the desk show; seats that the site sells are on them, too. */
export const shownAtDesk = [deskRequests, deskCalendar, deskBookings, "departures"] as const;

/** The list that has the thing of a name, in the same language; a list itself as it is. */
export function listNamed(name: string): string {
  const [what = "", language] = name.split("@");
  const [kind = "", id] = what.split(":");
  if (id === undefined) return name;
  return Reflect.get(listOf, kind) + (language ? `@${language}` : "");
}

/** The dependencies that a change touches by itself: of one thing the thing and its list, of a list also each thing in it. */
export function touchedBy(name: string): string[] {
  const [kind = "", id] = name.split(":");
  if (kind === "desk") return [name];
  if (id !== undefined) return [name, Reflect.get(listOf, kind), "anything"];
  const kinds = Object.entries(listOf).filter(([, list]) => list === name);
  return [name, ...kinds.map(([each]) => `${each}:*`), "anything"];
}

/** Under which names of `touchedBy` a dependency has to be looked up. */
export function touchingNames(dependency: string): string[] {
  const [kind, id] = dependency.split(":");
  return [dependency, ...(id === undefined ? [] : [`${kind}:*`]), "everything"];
}
