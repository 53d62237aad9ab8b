import { z } from "zod";
import { decoration } from "./decoration";
import { endpoint } from "./endpoint";
import { oneOf, TextsSchema, ThingPictureSchema, UpdatedAtSchema } from "./shared";

export const metaInfosEndpoint = endpoint({
  path: "/api/getMetaInfos/:page",
  summary: "Title and description of a page",
  tier: "required",
  without: "Pages have plain titles and descriptions",
  input: z.object({ page: z.string().max(60) }),
  output: z.object({ title: z.string(), description: z.string() }),
  dependsOn: ({ page }) => [`page:${page}`],
});

export const TeamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  bio: decoration(z.string(), ""),
  since: decoration(z.int().min(1900).max(2999).nullable(), null),
  speaks: TextsSchema,
  picture: ThingPictureSchema,
});
export type TeamMember = z.infer<typeof TeamMemberSchema>;

export const AssociateSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  picture: ThingPictureSchema,
});
export type Associate = z.infer<typeof AssociateSchema>;

export const CompanyPageSchema = z.object({
  title: z.string(),
  intro: decoration(z.string(), ""),
  body: z.string().describe("Markdown without HTML"),
  updated_at: UpdatedAtSchema,
});
export type CompanyPage = z.infer<typeof CompanyPageSchema>;

export const aboutUsEndpoint = endpoint({
  path: "/api/about_us",
  summary: "Who the operator is, with its team and associates",
  tier: "required",
  without: "/About and /Our-Team fail",
  input: z.object({}),
  output: oneOf(
    CompanyPageSchema.extend({
      team: decoration(z.array(TeamMemberSchema), []),
      associates: decoration(z.array(AssociateSchema), []),
    }),
  ),
  dependsOn: () => ["company", "tours", "destinations", "posts"],
});

export const companyPageEndpoint = endpoint({
  path: "/api/pages/:page",
  summary: "The text of a company page",
  without: "Terms, privacy and how booking works name an address to write to instead",
  input: z.object({
    page: z.enum(["our-booking-process", "privacy", "terms", "deposits"]),
  }),
  output: oneOf(CompanyPageSchema),
  dependsOn: ({ page }) => [`page:${page}`, "tours", "destinations", "posts"],
});

export const healthEndpoint = endpoint({
  path: "/api/health",
  summary: "Whether the site can answer: its database is reached and its content imported",
  without: "The site starts without asking whether the API is ready",
  whenAbsent: { status: "ok" as const, tours: 0 },
  input: z.object({}),
  output: z.object({ status: z.literal("ok"), tours: z.int().nonnegative() }),
});
