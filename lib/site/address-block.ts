/**
 * Addresses that one visitor may change at will count as one: IPv6 by its /64, which is a network, or
 * by the /48 that a place with many networks has.
 */
export function addressBlock(address: string, prefixBits: 48 | 64 = 64): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = address.includes("::") ? tail.split(":").filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16) || 0);
  return `${groups
    .slice(0, prefixBits / 16)
    .map((group) => group.toString(16))
    .join(":")}::/${prefixBits}`;
}
