import type { OfferJourney } from "@/lib/contract/offers";

/** How one version of a journey is another than the one that is read. */
interface VersionDifferences {
  /** More, or less where it is negative. */
  totalMinor: number;
  days: number;
  /** Places to stay that the other one has not. */
  stays: string[];
  /** Titles of days that the other one has not. */
  titles: string[];
}

const staysOf = ({ days }: OfferJourney) => days.flatMap(({ stay }) => (stay ? [stay.name] : []));
const titlesOf = ({ days }: OfferJourney) => days.map(({ title }) => title);

/** What is different in a version for whoever reads another one. */
export function versionDifferences(version: OfferJourney, read: OfferJourney): VersionDifferences {
  const without = (own: string[], others: string[]) =>
    [...new Set(own)].filter((each) => !others.includes(each));
  return {
    totalMinor: version.price.total_minor - read.price.total_minor,
    days: version.days.length - read.days.length,
    stays: without(staysOf(version), staysOf(read)),
    titles: without(titlesOf(version), titlesOf(read)),
  };
}
