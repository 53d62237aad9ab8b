import { z } from "zod";
import { decoration, lacking } from "./decoration";
import { endpoint } from "./endpoint";
import {
  AlternatesSchema,
  emptyList,
  listOf,
  oneOf,
  PictureSchema,
  PlaceSchema,
  ThingPictureSchema,
  UpdatedAtSchema,
} from "./shared";
import { wholeStayFacts } from "./stay-facts";
import { StaySchema, TourCardSchema } from "./tours";

/** What a list shows of a lodge, camp, hut or hotel. */
const StayCardSchema = StaySchema.extend({
  id: z.string().describe("Also the last part of its address, the same in every language"),
  place: PlaceSchema,
  sample: decoration(z.boolean(), false).describe("Invented, and said to be so"),
});
export type StayCard = z.infer<typeof StayCardSchema>;

const StayLinkSchema = z.object({ id: z.string(), name: z.string() });

const WholeStaySchema = StayCardSchema.extend({
  ...wholeStayFacts,
  picture: ThingPictureSchema.describe("Of its place, as long as it has none of its own"),
  photographs: lacking(z.array(PictureSchema)).describe("Of the stay itself"),
  when_full: decoration(StayLinkSchema.nullable(), null).describe(
    "What takes its place: of the same place and level",
  ),
  stands_in_for: decoration(z.array(StayLinkSchema), []),
  tours: decoration(z.array(TourCardSchema), []).describe("Some that spend a night there"),
  alternates: AlternatesSchema,
  updated_at: UpdatedAtSchema,
});
export type WholeStay = z.infer<typeof WholeStaySchema>;

export const stayListEndpoint = endpoint({
  path: "/api/stays",
  summary: "Lodges, camps, huts and hotels, of one place or of all",
  without: "/Lodges-and-Camps is not there, and places do not say where one sleeps",
  whenAbsent: emptyList,
  input: z.object({ destination: z.string().max(120).optional() }),
  output: listOf(StayCardSchema),
  dependsOn: () => ["stays", "destinations"],
});

export const stayEndpoint = endpoint({
  path: "/api/stays/:id",
  summary: "One lodge, camp, hut or hotel, whole",
  without: "No lodge has a page",
  input: z.object({ id: z.string().max(120) }),
  output: oneOf(WholeStaySchema),
  dependsOn: (_, { data }) => [`stay:${data.id}`, "stays", "destinations", "tours"],
});
