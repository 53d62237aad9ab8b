import { z } from "zod";
import { DestinationCardSchema } from "./destinations";
import { endpoint } from "./endpoint";
import { AlternatesSchema, IsoDaySchema, listOf, oneOf, PictureSchema, pageInput } from "./shared";
import { TourCardSchema } from "./tours";
import { BlogCategorySchema } from "./vocabulary";

export const PostCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: BlogCategorySchema,
  picture: PictureSchema,
  published: IsoDaySchema,
  reading_minutes: z.int().positive(),
  author: z.object({ id: z.string(), name: z.string() }),
});
export type PostCard = z.infer<typeof PostCardSchema>;

const PostLinkSchema = z.object({ slug: z.string(), title: z.string() });

export const PostSchema = PostCardSchema.extend({
  body: z.string().describe("Markdown without HTML"),
  tours: z.array(TourCardSchema),
  destinations: z.array(DestinationCardSchema),
  related: z.array(PostCardSchema),
  previous: PostLinkSchema.nullable(),
  next: PostLinkSchema.nullable(),
  alternates: AlternatesSchema,
  updated_at: z.iso.datetime({ offset: true }),
});
export type Post = z.infer<typeof PostSchema>;

export const latestPostsEndpoint = endpoint({
  method: "GET",
  path: "/api/latestblog",
  summary: "The newest posts",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(3) }),
  output: listOf(PostCardSchema),
});

export const postsEndpoint = endpoint({
  method: "GET",
  path: "/api/blogs",
  summary: "All posts, newest first",
  input: z.object(pageInput),
  output: listOf(PostCardSchema),
});

export const bannerPostsEndpoint = endpoint({
  method: "GET",
  path: "/api/bannerblogs",
  summary: "Posts for the top of the list",
  input: z.object({}),
  output: listOf(PostCardSchema),
});

export const postsByCategoryEndpoint = endpoint({
  method: "GET",
  path: "/api/blogbycategory",
  summary: "Posts of one category",
  input: z.object({ ...pageInput, blog_category: BlogCategorySchema.or(z.literal("all")) }),
  output: listOf(PostCardSchema),
});

export const postEndpoint = endpoint({
  method: "GET",
  path: "/api/blogs/:id",
  summary: "One post by its id or its slug",
  input: z.object({ id: z.string().max(160) }),
  output: oneOf(PostSchema),
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
  method: "GET",
  path: "/api/footerblogs",
  summary: "The posts the footer links to, by topic (spec section 2)",
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ topic: FooterTopicSchema, slug: z.string(), title: z.string() })),
  }),
});
