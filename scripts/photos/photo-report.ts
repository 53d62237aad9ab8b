import type { Content } from "@/lib/backend/content/content";
import type { PhotoFacts, PhotoKind } from "@/lib/backend/content/photo-files";
import { locales } from "@/lib/contract/locale";
import type { SeenPhotograph } from "@/lib/photos/photograph-index";

/** How many photographs there should be before a site goes live. */
const wanted = { tour: 3, stay: 8, team: 1, vehicle: 1 } as const;

const called: Record<keyof typeof wanted, string> = {
  tour: "of a tour",
  stay: "of a stay",
  team: "of a person",
  vehicle: "of a vehicle",
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
    `${photos.length} photographs are in photos.yaml.`,
    ...photos.map(({ id, value }) => `  ${id}: ${subjects(value)}; ${stateOf(seen.get(id))}`),
    ...part("In the folder, but not in photos.yaml", unnamed(content, files)),
    ...part("Without words for who does not see them", photos.flatMap(withoutWords)),
    ...part("Missing before going live", missing(content)),
  ].join("\n");
}

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
  const count = (kind: PhotoKind, id?: string) =>
    [...content.photos.values()].filter(({ value }) =>
      id === undefined ? value[kind].length > 0 : (value[kind] as string[]).includes(id),
    ).length;
  const lines = (kind: "tour" | "stay" | "team", ids: Iterable<string>) => {
    const least = wanted[kind];
    const few = [...ids].flatMap((id) => {
      const there = count(kind, id);
      return there < least ? [`  ${id}: ${there} of ${least}`] : [];
    });
    return few.length > 0 ? [`${least} ${called[kind]}:`, ...few] : [];
  };
  return [
    ...(count("vehicle") < wanted.vehicle ? [`${wanted.vehicle} ${called.vehicle}`] : []),
    ...lines("team", content.team.keys()),
    ...lines("tour", content.tours.keys()),
    ...lines("stay", content.stays.keys()),
  ];
}
