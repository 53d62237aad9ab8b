import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { demandSameOrigin } from "@/lib/api/caller";

const sentWith = (headers: Record<string, string>) => () =>
  demandSameOrigin(
    new NextRequest("http://de.localhost:3000/api/contact_us", {
      method: "POST",
      headers: { host: "de.localhost:3000", ...headers },
    }),
  );

describe("what changes something", () => {
  it.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: "http://de.localhost:3000" },
    { origin: "https://evil.example" },
    { origin: "http://fr.localhost:3000" },
    { origin: "http://de.localhost:3001" },
    { origin: "null" },
    { origin: "" },
  ])("is refused from a page of another site: %j", (headers) => {
    expect(sentWith(headers)).toThrow(expect.objectContaining({ code: "forbidden" }));
  });

  it.each<Record<string, string>>([
    {},
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: "http://de.localhost:3000" },
  ])("is taken from the site's own, and from programs: %j", (headers) => {
    expect(sentWith(headers)).not.toThrow();
  });
});
