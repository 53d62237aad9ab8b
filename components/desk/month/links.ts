import type { Among, Counts } from "@/lib/contract/desk/month";

/** Where the list is that a figure counts; offers have one of all of them. */
export function listOf(count: keyof Counts, { month, by, key }: Among): string {
  if (count === "offers") return "/offers";
  const query = new URLSearchParams({
    [count === "requests" ? "came" : count]: month,
    ...(by && { by }),
    ...(key !== undefined && { key }),
  });
  return `${count === "requests" ? "/" : "/bookings"}?${query}`;
}
