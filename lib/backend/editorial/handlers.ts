import { isNull } from "drizzle-orm";
import {
  aboutUsEndpoint,
  companyPageEndpoint,
  healthEndpoint,
  metaInfosEndpoint,
} from "@/lib/contract/pages";
import {
  bannerPostsEndpoint,
  footerPostsEndpoint,
  latestPostsEndpoint,
  postEndpoint,
  postsByCategoryEndpoint,
  postsEndpoint,
} from "@/lib/contract/posts";
import { siteIndexEndpoint } from "@/lib/contract/site-index";
import { db } from "../db/pool";
import { tours } from "../db/schema";
import { on } from "../requests/handler";
import { aboutUs, companyPage, metaInfos } from "./pages";
import { post } from "./post";
import { bannerPosts, footerPosts, latestPosts, postList } from "./posts";
import { siteIndex } from "./site-index";

export const editorialHandlers = [
  on(latestPostsEndpoint, latestPosts),
  on(postsEndpoint, postList),
  on(bannerPostsEndpoint, bannerPosts),
  on(postsByCategoryEndpoint, postList),
  on(postEndpoint, post),
  on(footerPostsEndpoint, footerPosts),
  on(metaInfosEndpoint, metaInfos),
  on(aboutUsEndpoint, aboutUs),
  on(companyPageEndpoint, companyPage),
  on(siteIndexEndpoint, siteIndex),
  on(healthEndpoint, health),
];

/** Says ok when the database answers; how many tours it holds. */
async function health() {
  return { status: "ok" as const, tours: await db().$count(tours, isNull(tours.retiredAt)) };
}
