/** Somebody who looks at something, and how they are told who else does. */
interface Looking {
  person: string;
  name: string;
  tell(names: string[]): void;
}

/** Who has what open, by its reference: as long as their stream is. */
const open = new Map<string, Set<Looking>>();

/**
 * Begins to look at something: whoever looks at it already is told by name, and so is who begins. Two
 * tabs of one person are nobody else.
 *
 * @returns what ends it
 */
export function lookAt(subject: string, who: Looking): () => void {
  const all = open.get(subject) ?? new Set();
  open.set(subject, all.add(who));
  tellAll(all);
  return () => {
    if (!all.delete(who)) return;
    if (all.size === 0) open.delete(subject);
    tellAll(all);
  };
}

function tellAll(all: Set<Looking>): void {
  for (const each of all) {
    const others = [...all].filter(({ person }) => person !== each.person);
    each.tell([...new Set(others.map(({ name }) => name))]);
  }
}
