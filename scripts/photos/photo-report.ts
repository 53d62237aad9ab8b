import type { Content, Entries, Entry } from "@/lib/backend/content/content";
import type { PhotoFacts, PhotoKind } from "@/lib/backend/content/photo-files";
import { locales } from "@/lib/contract/locale";
import type { SeenPhotograph } from "@/lib/photos/photograph-index";

/** How many photographs there should be before a site goes live. */
const wanted = { tour: 3, stay: 8, team: 1, vehicle: 1 } as const;

const called: Record<Exclude<keyof typeof wanted, "vehicle">, string> = {
  team: "people, 1 of each",
  tour: "tours, 3 of each",
  stay: "lodges and camps, 8 of each",
};

/**
 * What there is of photographs, what is missing before going live, and what nobody has put into words.
 *
 * @param files names of all files beside the list
 * @param seen what became of them when the site last ran
 */
export function photoReport(
  content: Content,
  files: readonly string[],
  seen: ReadonlyMap<string, SeenPhotograph>,
): string {
  const photos = [...content.photos.values()];
  return [
    photos.length === 0 ? begin : `${photos.length} photographs are in photos.yaml.`,
    ...photos.map(({ id, value }) => `  ${id}: ${subjects(value)}; ${stateOf(seen.get(id))}`),
    ...part("In the folder, but not in photos.yaml", unnamed(content, files)),
    ...part("Without words (alt) for who does not see them", photos.flatMap(withoutWords)),
    ...part("Missing before going live", missing(content)),
  ].join("\n");
}

const begin =
  "No photographs are in photos.yaml yet. Put files into content/photos/ and say there what each shows: docs/operating.md#pictures.";

const part = (title: string, lines: string[]) =>
  lines.length > 0 ? ["", `${title}:`, ...lines.map((line) => `  ${line}`)] : [];

function subjects(photo: PhotoFacts): string {
  const { tour, stay, team, destination, day, post, vehicle } = photo;
  return Object.entries({ tour, stay, team, destination, day, post, vehicle })
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => `${kind} ${ids.join(", ")}`)
    .join("; ");
}

function stateOf(seen: SeenPhotograph | undefined): string {
  if (seen?.problem) return `shown nowhere, ${seen.problem}`;
  return seen?.made ? `shown, ${seen.made.width} × ${seen.made.height}` : "not made yet";
}

function unnamed({ photos }: Content, files: readonly string[]): string[] {
  return files.filter((name) => !/^\.|\.ya?ml$/.test(name) && !photos.has(name));
}

function withoutWords({ id, value }: { id: string; value: PhotoFacts }): string[] {
  const lacking = locales.filter((locale) => !value.alt[locale]);
  return lacking.length > 0 ? [`${id}: ${lacking.join(", ")}`] : [];
}

function missing(content: Content): string[] {
  const { team, tours, stays, words } = content;
  const count = (kind: PhotoKind, id?: string) =>
    [...content.photos.values()].filter(({ value }) =>
      id === undefined ? value[kind].length > 0 : (value[kind] as string[]).includes(id),
    ).length;
  const lines = (kind: keyof typeof called, names: [id: string, name: string][]) => {
    const least = wanted[kind];
    const few = names.flatMap(([id, name]) => {
      const there = count(kind, id);
      return there < least ? [`  ${id} (${name}): ${there} of ${least}`] : [];
    });
    return few.length > 0 ? [`${called[kind]}; ${few.length} lack some:`, ...few] : [];
  };
  const named = <T>(all: Entries<T>, nameOf: (entry: Entry<T>) => string | undefined) =>
    [...all.values()].map((entry): [string, string] => [entry.id, nameOf(entry) ?? entry.id]);
  return [
    ...(count("vehicle") < wanted.vehicle ? ["a vehicle: 0 of 1"] : []),
    ...lines(
      "team",
      named(team, ({ value }) => value.name),
    ),
    ...lines(
      "tour",
      named(tours, ({ id }) => words.tours.en.get(id)?.value.title),
    ),
    ...lines(
      "stay",
      named(stays, ({ value }) => value.name),
    ),
  ];
}
