import { useEffect, useState } from "react";

/** The titles of the favourite tours that are asked about together; empty until they are known. */
export function useFavourites(ids: readonly string[]): readonly string[] {
  const [found, setFound] = useState<{ key: string; titles: string[] }>();
  const key = ids.join(",");
  useEffect(() => {
    if (key === "") return;
    let gone = false;
    const ask = async () => {
      const { titlesOf } = await import("./quote-requests");
      const titles = await titlesOf(key.split(","));
      if (!gone) setFound({ key, titles });
    };
    ask().catch(() => {
      // The request names the tours also without their titles.
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return found && found.key === key ? found.titles : [];
}
