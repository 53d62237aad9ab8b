import { describe, expect, it } from "vitest";
import { allEndpoints } from "@/lib/contract/all-endpoints";

/** The calls that `docs/product.md` names under "Own API". */
const specified = `
GET /api/destinationlist
GET /api/getReviews
GET /api/destination/:id
GET /api/populardestinations
GET /api/destbycategory
GET /api/populartours
GET /api/tourList
GET /api/tourlistpage
GET /api/filterindex
GET /api/about_us
GET /api/filter
GET /api/tours/:slug
GET /api/site-search
POST /api/send_review
POST /api/submit-order-request
GET /api/latestblog
GET /api/blogs
GET /api/bannerblogs
GET /api/blogs/:id
GET /api/blogbycategory
GET /api/getMetaInfos/:page
POST /api/requestquote
POST /api/contact_us
POST /api/affiliate
POST /api/getAffiliate
GET /api/guestbook
GET /api/user
POST /api/getProfile
POST /api/updateProfile
GET /api/friends/:email
`
  .trim()
  .split("\n");

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe("what an operator's own API must offer", () => {
  it("is what the product's document names and nothing more", () => {
    const required = allEndpoints.filter(({ tier }) => tier === "required").map(nameOf);
    expect(required.sort()).toEqual(specified.sort());
  });

  it.each(allEndpoints.map((each) => [nameOf(each), each] as const))(
    "says what the site does without %s",
    (_, { without, whenAbsent, tier, output }) => {
      expect(without).toMatch(/^[A-Z/].{15,}[^.]$/);
      if (tier === "required") expect(whenAbsent).toBeUndefined();
      else if (whenAbsent !== undefined) expect(output.safeParse(whenAbsent).success).toBe(true);
    },
  );
});
