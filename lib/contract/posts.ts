import { z } from "zod";
import { decoration } from "./decoration";
import { DestinationCardSchema } from "./destinations";
import { endpoint } from "./endpoint";
import {
  AlternatesSchema,
  CountSchema,
  listOf,
  NearDaySchema,
  oneOf,
  pageInput,
  ThingPictureSchema,
  UpdatedAtSchema,
} from "./shared";
import { TourCardSchema } from "./tours";
import { BlogCategorySchema } from "./vocabulary";

export const PostCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: decoration(z.string(), ""),
  category: decoration(BlogCategorySchema, "uncategorized"),
  picture: ThingPictureSchema,
  published: NearDaySchema,
  reading_minutes: decoration(CountSchema.min(1).nullable(), null),
  author: decoration(z.object({ id: z.string(), name: z.string() }).nullable(), null),
});
export type PostCard = z.infer<typeof PostCardSchema>;

const PostLinkSchema = z.object({ slug: z.string(), title: z.string() });

export const PostSchema = PostCardSchema.extend({
  body: z.string().describe("Markdown without HTML"),
  tours: decoration(z.array(TourCardSchema), []),
  destinations: decoration(z.array(DestinationCardSchema), []),
  related: decoration(z.array(PostCardSchema), []),
  previous: decoration(PostLinkSchema.nullable(), null),
  next: decoration(PostLinkSchema.nullable(), null),
  alternates: AlternatesSchema,
  updated_at: UpdatedAtSchema,
});
export type Post = z.infer<typeof PostSchema>;

export const latestPostsEndpoint = endpoint({
  path: "/api/latestblog",
  summary: "The newest posts",
  tier: "required",
  without: "The newest posts are left out of the home page; the feed fails",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(3) }),
  output: listOf(PostCardSchema),
  dependsOn: () => ["posts"],
});

export const postsEndpoint = endpoint({
  path: "/api/blogs",
  summary: "All posts, newest first",
  tier: "required",
  without: "Programs that read all posts have no source",
  input: z.object(pageInput),
  output: listOf(PostCardSchema),
  dependsOn: () => ["posts"],
});

export const bannerPostsEndpoint = endpoint({
  path: "/api/bannerblogs",
  summary: "Posts for the top of the list",
  tier: "required",
  without: "No post leads the journal",
  input: z.object({}),
  output: listOf(PostCardSchema),
  dependsOn: () => ["posts"],
});

export const postsByCategoryEndpoint = endpoint({
  path: "/api/blogbycategory",
  summary: "Posts of one category",
  tier: "required",
  without: "The journal fails",
  input: z.object({ ...pageInput, blog_category: BlogCategorySchema.or(z.literal("all")) }),
  output: listOf(PostCardSchema),
  dependsOn: () => ["posts"],
});

export const postEndpoint = endpoint({
  path: "/api/blogs/:id",
  summary: "One post by its id or its slug",
  tier: "required",
  without: "No post has a page",
  input: z.object({ id: z.string().max(160) }),
  output: oneOf(PostSchema),
  dependsOn: (_, { data }) => [`post:${data.id}`, "posts", "tours", "destinations"],
});

export const FooterTopicSchema = z.enum([
  "travel_requirements",
  "zanzibar",
  "tipping",
  "drones",
  "best_time",
  "five_things",
  "lgbtq",
  "serengeti",
  "kilimanjaro",
  "meru",
  "arusha",
  "moshi",
]);
export type FooterTopic = z.infer<typeof FooterTopicSchema>;

export const footerPostsEndpoint = endpoint({
  path: "/api/footerblogs",
  summary: "The posts the footer links to, by topic",
  without: "The footer has no links to guides",
  whenAbsent: { data: [] },
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ topic: FooterTopicSchema, slug: z.string(), title: z.string() })),
  }),
  dependsOn: () => ["posts", "menu"],
});
