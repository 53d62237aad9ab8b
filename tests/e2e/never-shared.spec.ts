import { ask } from "./support/ask";
import { Member } from "./support/member";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const name = "Amina Aufderreise";

/** Ways to write the same address, and headers that once led a framework around its own checks. */
const spellings = [
  "/api/user",
  "/api/user/",
  "//api/user",
  "/api//user",
  "/API/user",
  "/api/USER",
  "/api/us%65r",
  "/api%2Fuser",
  "/api/%2e/user",
  "/api/./user",
  "/api/x/../user",
  "/en/api/user",
  "/api/user?token=",
  "/api/user?_rsc=1",
  "/api/user.rsc",
  "/api/user;x",
  "/Profile",
  "/profile/",
  "/en/Profile",
  "/Profile?_rsc=1",
  "/Profile.rsc",
  "/Dashboard",
  "/Affiliate",
  "/AffiliateLink",
];
const disguises: Record<string, string>[] = [
  {},
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { rsc: "1", "next-router-prefetch": "1" },
  { "x-invoke-path": "/api/user", "x-matched-path": "/api/user" },
  { "x-forwarded-host": "de.localhost", "x-original-url": "/api/user" },
];

test("what one member is shown is kept for nobody else, however the address is spelled", async ({
  page,
  context,
}) => {
  test.slow();
  await context.setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.65" });
  const words = wordsOf("en");
  const member = new Member(page, "en", words, "amina@example.com");
  await member.signUp();
  await member.goto("/Profile");
  await member.type(words.Account.profile.name, name);
  await member.press(words.Account.profile.submit);
  await expect(page.getByText(words.Account.profile.saved)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("token"));

  const asked = async (path: string, headers: Record<string, string>) => {
    const question = { headers: { "x-forwarded-for": "198.51.100.66", ...headers } };
    const answer = await ask("en", path, question);
    // The framework sends what asks for its own format to an address of its own.
    return answer.status === 307 ? ask("en", answer.headers.location ?? "/", question) : answer;
  };
  const hers = { authorization: `Bearer ${token}`, cookie: `token=${token}` };
  const others: Record<string, string>[] = [
    {},
    // The cookie alone is no proof: a page elsewhere could have it sent.
    { cookie: `token=${token}` },
    { authorization: "Bearer x" },
  ];
  expect((await asked("/api/user", hers)).body).toContain(name);

  for (const path of spellings)
    for (const disguise of ["/api/user", "/Profile"].includes(path) ? disguises : [{}]) {
      // First she asks, so that whatever keeps answers would have hers.
      const own = await asked(path, { ...hers, ...disguise });
      for (const identity of others) {
        const { status, body } = await asked(path, { ...identity, ...disguise });
        const what = `${path} ${Object.keys(disguise)} ${Object.keys(identity)}`;
        expect(body, what).not.toContain(name);
        expect(body, what).not.toContain(member.email);
        if (/^\/api\/user(\?|$)/.test(path)) expect(status, what).toBe(401);
        else expect(status, what).toBeLessThan(500);
      }
      if (own.body.includes(name)) expect(own.headers["cache-control"], path).toBe("no-store");
    }
});
