import { getTranslations } from "next-intl/server";
import { DestinationCategory } from "@/components/destination/destination-category";
import { ParksMap } from "@/components/map/parks-map";
import { call } from "@/lib/api/server";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "country-park", path: routes.parks, picture: "/pictures/serengeti-1" });

export default async function ParksPage() {
  const [{ data }, t] = await Promise.all([
    call(destinationListEndpoint, {}),
    getTranslations("Destinations"),
  ]);
  return (
    <Shell paths={routes.parks}>
      <div className="column pt-10 pb-6">
        <h1 className="text-title">{t("parksHeading")}</h1>
        <p className="mt-4 mb-10 max-w-2xl text-lead text-muted">{t("parksLead")}</p>
        <ParksMap destinations={data} />
      </div>
      <DestinationCategory
        category="national_parks"
        places={data.filter((place) => place.category === "national_parks")}
      />
    </Shell>
  );
}
