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

  it.each([
    ["/About/", "?x=a%20b+c&y&&z=%zz"],
    ["/trip", "?x='(%2B)'"],
    ["/undefined", "?"],
  ])("%s keeps %s as it was sent", (path, query) =>
    expect(redirectOf(path, query)).toBe(redirectOf(path) + query),
  );

  it.each([
    ["?month=2027-08", "/Upcoming-Departures/2027-08"],
    ["?month=2027-08&language=de", "/Upcoming-Departures/2027-08?language=de"],
    ["?language=de&month=2027-08", "/Upcoming-Departures/2027-08?language=de"],
    ["?a=%20&month=2027-08&b=+", "/Upcoming-Departures/2027-08?a=%20&b=+"],
  ])("the departures' filter %s is now %s", (query, target) => {
    expect(redirectOf("/Upcoming-Departures", query)).toBe(target);
    expect(redirectOf("/upcoming-departures/", query)).toBe(target);
    expect(redirectOf("/Search", query)).toBeUndefined();
  });

  it.each(["?month=2027-13", "?month=august", "?xmonth=2027-08", "?language=de", ""])(
    "the departures stay with %j",
    (query) => expect(redirectOf("/Upcoming-Departures", query)).toBeUndefined(),
  );
});
