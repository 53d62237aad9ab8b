import { z } from "zod";
import { mostCompared } from "./comparison-limits";
import { endpoint } from "./endpoint";
import { ContentIdSchema } from "./ids";
import { TourCardSchema, TourSchema } from "./tours";

function idsFrom(most: number) {
  return z.preprocess(
    (value) =>
      Array.isArray(value)
        ? value
        : String(value ?? "")
            .split(",")
            .filter(Boolean),
    z.array(ContentIdSchema).max(most),
  );
}

/** Ids mean the same tour in every language, so a list of them can be shared between domains. */
export const chosenToursEndpoint = endpoint({
  path: "/api/tourcards",
  summary: "The cards of some tours by id, in that order; unknown ids are left out",
  without: "Favourites are looked up in the list of tours",
  whenAbsent: { data: [] },
  input: z.object({ ids: idsFrom(60) }),
  output: z.object({ data: z.array(TourCardSchema) }),
  dependsOn: () => ["tours", "destinations"],
});

export const compareEndpoint = endpoint({
  path: "/api/compare",
  summary: "Up to four tours, whole, to be held side by side",
  without: "Tours that are compared are read one by one",
  whenAbsent: { data: [] },
  input: z.object({ ids: idsFrom(mostCompared) }),
  output: z.object({ data: z.array(TourSchema) }),
  dependsOn: () => ["tours", "destinations"],
});
