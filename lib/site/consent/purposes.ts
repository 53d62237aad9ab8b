/** What a service of others is loaded for; each purpose has one service, and is agreed to by itself. */
export const purposes = ["measurement", "advertising", "chat"] as const;

export type Purpose = (typeof purposes)[number];

/** Under which name the browser keeps what was agreed to, in local storage. */
export const choiceName = "consent";

/** The id by which the vendor of each purpose knows this site; only those that are switched on. */
export type ServiceIds = Partial<Record<Purpose, string>>;

/** The purposes for which a service is switched on, in their order. */
export function purposesOf(ids: ServiceIds): Purpose[] {
  return purposes.filter((purpose) => ids[purpose] !== undefined);
}
