import type { Destination } from "@/lib/contract/destinations";
import { Picture } from "../media/picture";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb";

/** The wide picture that opens a destination, with its name on a foot of shade. */
export function DestinationHero({ place, crumbs }: { place: Destination; crumbs: Crumb[] }) {
  return (
    <header className="relative isolate flex min-h-[34rem] items-end bg-night text-paper md:min-h-[40rem]">
      <Picture
        picture={place.picture}
        sizes="100vw"
        priority
        className="absolute inset-0 -z-2 h-full w-full"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-linear-to-t from-night/90 via-night/25 to-night/50"
      />
      <div className="column pt-40 pb-12">
        <Breadcrumb crumbs={crumbs} className="**:text-paper" />
        <h1 className="mt-3 text-hero">{place.name}</h1>
        <p className="mt-4 max-w-2xl text-lead">{place.tagline}</p>
      </div>
    </header>
  );
}
