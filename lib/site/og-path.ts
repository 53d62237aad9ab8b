/** What share pictures can be made of. */
export const ogKinds = ["tour", "destination", "stay", "post", "category"] as const;
export type OgKind = (typeof ogKinds)[number];

/** The path of the share picture of a thing: its drawn scene with its title set on it. */
export function ogPath(kind: OgKind, slug: string): string {
  return `/og/${kind}/${slug}`;
}
