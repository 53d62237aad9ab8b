import type { HerdArea } from "@/lib/contract/planner";
import { HerdAreaSchema } from "@/lib/contract/planner";
import type { Content } from "./content";
import type { MigrationFacts } from "./migration-schemas";
import { mistake, type Source } from "./source";

/** The same as the database has it: with the positions of its areas. */
export interface MigrationJson extends Omit<MigrationFacts, "areas" | "months"> {
  areas: { area: HerdArea; position: [lat: number, lng: number]; days: string[] }[];
  /** January first. */
  months: HerdArea[][];
}

/**
 * Every month, every point and every day that is named is there.
 * @throws ContentError at the first mistake
 */
export function checkMigration(
  { points, days }: Content,
  { source, value }: { source: Source; value: MigrationFacts },
): void {
  for (const [area, { at, days: named }] of Object.entries(value.areas)) {
    if (!points.has(at)) throw mistake(source, ["areas", area, "at"], `${at} is no point`);
    for (const day of named)
      if (!days.has(day)) throw mistake(source, ["areas", area, "days"], `${day} is no day`);
  }
  for (let at = 1; at <= 12; at += 1)
    if (!value.months[at]) throw mistake(source, ["months"], `${at} is missing`);
}

/** What of the migration goes into the database; undefined where the content does not speak of it. */
export function migrationOf({ migration, points }: Content): MigrationJson | undefined {
  if (!migration) return undefined;
  const { areas, months, ...rest } = migration;
  return {
    ...rest,
    areas: HerdAreaSchema.options.flatMap((area) => {
      const { at, days } = areas[area];
      const position = points.get(at)?.value;
      return position ? [{ area, position, days }] : [];
    }),
    months: Array.from({ length: 12 }, (_, at) => months[at + 1] ?? []),
  };
}
