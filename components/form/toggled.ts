/** A choice with a value put in, or taken out when it was there. */
export const toggled = <V>(chosen: readonly V[], value: V): V[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
