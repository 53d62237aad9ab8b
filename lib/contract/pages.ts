import { z } from "zod";
import { endpoint } from "./endpoint";
import { oneOf, PictureSchema } from "./shared";

export const metaInfosEndpoint = endpoint({
  method: "GET",
  path: "/api/getMetaInfos/:page",
  summary: "Title and description of a page",
  input: z.object({ page: z.string().max(60) }),
  output: z.object({ title: z.string(), description: z.string() }),
});

export const TeamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  since: z.int(),
  speaks: z.array(z.string()),
  picture: PictureSchema,
});
export type TeamMember = z.infer<typeof TeamMemberSchema>;

/** What stands for an associate, as initials do for a person. */
export const EmblemSchema = z.enum(["tent", "plane", "cross", "load", "hut", "wheel"]);
export type Emblem = z.infer<typeof EmblemSchema>;

export const AssociateSchema = z.object({
  id: z.string(),
  emblem: EmblemSchema,
  name: z.string(),
  text: z.string(),
  picture: PictureSchema,
});
export type Associate = z.infer<typeof AssociateSchema>;

export const CompanyPageSchema = z.object({
  title: z.string(),
  intro: z.string(),
  body: z.string().describe("Markdown without HTML"),
  updated_at: z.iso.datetime({ offset: true }),
});
export type CompanyPage = z.infer<typeof CompanyPageSchema>;

export const aboutUsEndpoint = endpoint({
  method: "GET",
  path: "/api/about_us",
  summary: "Who the operator is, with its team and associates",
  input: z.object({}),
  output: oneOf(
    CompanyPageSchema.extend({
      team: z.array(TeamMemberSchema),
      associates: z.array(AssociateSchema),
    }),
  ),
});

export const companyPageEndpoint = endpoint({
  method: "GET",
  path: "/api/pages/:page",
  summary: "The text of a company page",
  input: z.object({
    page: z.enum(["our-booking-process", "privacy", "terms", "deposits"]),
  }),
  output: oneOf(CompanyPageSchema),
});

export const healthEndpoint = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Whether the site can answer: its database is reached and its content imported",
  input: z.object({}),
  output: z.object({ status: z.literal("ok"), tours: z.int().nonnegative() }),
});
