import { renewPages } from "@/lib/api/renew-pages";

/** The process says itself that a day has begun. Whoever else does changes nothing. */
export function POST(): Response {
  renewPages();
  return new Response(null, { status: 204 });
}
