import { describe, expect, it } from "vitest";
import { innerPath } from "@/app/inner-path";

const inner = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return innerPath(pathname, searchParams);
};

describe("where the page of an address lives", () => {
  it.each([
    ["/tanzania-safari-package?safari_type=camping&level=luxury"],
    ["/tanzania-safari-package/family-safaris?level=luxury"],
    ["/tanzania-safari-package?destination=serengeti&destination=tarangire"],
    ["/tanzania-safari-package?page=2&utm_source=x"],
    ["/Guest-Book?sort=lowest"],
    ["/Upcoming-Departures/2027-08?language=de"],
    ["/Kilimanjaro-Routes?days=8&bed=hut"],
    ["/When-and-Where?month=2&days=7&adults=2&children=8,11&wish=calves"],
  ])("%s is made as it is asked for", (address) => {
    expect(inner(address)).toBe(`/filtered${address.replace(/\?.*/, "")}`);
  });

  it.each([
    ["/tanzania-safari-package"],
    ["/tanzania-safari-package?utm_source=x&gclid=1&ref=guide&fbclid=2"],
    // As a form sends what was left alone.
    ["/tanzania-safari-package?price_min=&price_max=&sort=popularity&rating_min=&page=1"],
    ["/tanzania-safari-package?sort=colour&price_min=cheap&age="],
    ["/tanzania-safari-packages?level=luxury"],
    ["/Guest-Book?sort=newest&category=nowhere&date_from=2026-02-31"],
    ["/Guest-Book?level=luxury"],
    ["/Upcoming-Departures?language=xx"],
    ["/When-and-Where?month=13&children=&wish=unicorns"],
    ["/Kilimanjaro-Routes?days=12&bed=none&utm_source=x"],
    ["/Contact?level=luxury"],
  ])("%s is the plain document", (address) => {
    expect(inner(address)).toBe(address.replace(/\?.*/, ""));
  });

  it("knows the list with a slash at its end, and the landing page in its folder", () => {
    expect(inner("/tanzania-safari-package/?level=luxury")).toBe(
      "/filtered/tanzania-safari-package",
    );
    expect(inner("/affiliate/ada")).toBe("/invitation/ada");
  });

  it.each(["/filtered/tanzania-safari-package", "/filtered", "/invitation/ada"])(
    "%s is no address of the site",
    (path) => expect(inner(path)).toBe(`/-${path}`),
  );
});
