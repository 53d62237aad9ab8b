import { describe, expect, it } from "vitest";
import { redirectOf } from "@/lib/site/redirects";

describe("where a path is moved for good", () => {
  it.each([
    ["/About/", "/About"],
    ["/About//", "/About"],
    ["//About", "/About"],
    ["/trip/some-tour/", "/trip/some-tour"],
    ["/undefined", "/"],
    ["/undefined/", "/"],
    ["/blog/undefined", "/"],
    ["/blog/undefined/", "/"],
    ["/about", "/About"],
    ["/about/", "/About"],
    ["/ABOUT", "/About"],
    ["/countrypark/serengeti", "/CountryPark/serengeti"],
    ["/our-booking-process", "/Our-Booking-Process"],
    ["/Tanzania-Safari-Package", "/tanzania-safari-package"],
    ["/Blog/some-post", "/blog/some-post"],
    ["/tanzania-safari-package//", "/tanzania-safari-package/"],
    ["//", "/"],
    ["/trip", "/tanzania-safari-package"],
    ["/Trip/", "/tanzania-safari-package"],
  ])("%s → %s", (path, target) => expect(redirectOf(path)).toBe(target));

  it.each([
    "/",
    "/About",
    "/tanzania-safari-package",
    "/tanzania-safari-package/",
    "/affiliate",
    "/affiliate/some-code",
    "/Affiliate",
    "/trip/some-tour",
    "/blog/some-post",
    "/nowhere",
  ])("%s stays", (path) => expect(redirectOf(path)).toBeUndefined());
});
