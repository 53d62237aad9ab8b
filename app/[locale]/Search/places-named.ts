import type { DestinationCard } from "@/lib/contract/destinations";
import type { SearchHit } from "@/lib/contract/search";

/**
 * Ids of the places a text names: each of its parts exactly (“Serengeti, Zanzibar”), else the place
 * that the site's search puts before everything, which forgives typing errors.
 */
export function placesNamed(text: string, all: DestinationCard[], hits: SearchHit[]): string[] {
  const parts = text
    .split(/[,;&+/]/)
    .map(plain)
    .filter(Boolean);
  const exact = parts.map((part) => all.find(({ name }) => plain(name) === part)?.id);
  if (exact.length > 0 && exact.every((id) => id !== undefined)) return exact;
  const [best] = hits;
  if (best?.kind !== "destination") return [];
  return all.filter(({ slug }) => slug === best.slug).map(({ id }) => id);
}

/** A name as it is compared: without accents, capitals and outer spaces. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
