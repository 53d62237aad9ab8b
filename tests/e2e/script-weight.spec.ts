import { expect, test } from "@playwright/test";
import { scriptBound, scriptKilobytes } from "../../scripts/bench/first-load";
import { sitePort } from "./support/address";
import { ask } from "./support/ask";

const kinds = {
  home: "/",
  list: "/tanzania-safari-package",
  tour: "/trip/crater-and-plains-in-six-days",
  destination: "/CountryPark/serengeti",
  "guest book": "/Guest-Book",
  departures: "/Upcoming-Departures",
  quote: "/Quote",
  contact: "/Contact",
  review: "/Review",
  "signing in": "/Login",
  "signing up": "/Signup",
  "waiting list": "/Waiting-List",
  // Its document is the same for everybody, and for an offer that is not there.
  offer: "/Offer/O-2222-2222-2222",
};

for (const [kind, path] of Object.entries(kinds))
  test(`the scripts of a first load keep their weight: ${kind}`, async () => {
    const { body } = await ask("en", path);
    const weight = await scriptKilobytes(sitePort, body);
    expect(weight).toBeGreaterThan(100);
    expect(weight).toBeLessThanOrEqual(scriptBound(kind));
  });
