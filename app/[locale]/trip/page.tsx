import { permanentRedirect } from "next/navigation";
import { routes } from "@/lib/site/routes";

/** A trip without a name is the list of all of them. */
export default function TripsPage() {
  permanentRedirect(routes.tours);
}
