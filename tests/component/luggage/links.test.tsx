import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { luggageMark } from "@/lib/site/luggage/first-script";
import { packLinks } from "@/lib/site/luggage/pack-links";

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const inside = (text: string) => JSON.parse(decodeURIComponent(text));

let stop: AbortController;
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
  stop = new AbortController();
  packLinks("en", stop.signal);
});
afterEach(() => stop.abort());

describe("what goes along to another language", () => {
  it.each([
    ["the mouse, any button", (link: HTMLElement) => fireEvent.pointerDown(link, { button: 1 })],
    ["the keyboard", (link: HTMLElement) => fireEvent.focusIn(link)],
    ["a screen reader", (link: HTMLElement) => fireEvent.click(link)],
  ])("is in the link, with the filters of the address, when it is used by %s", (_, use) => {
    window.history.replaceState(null, "", "/tanzania-safari-package?level=luxury&sort=price");
    render(
      <p onClickCapture={(event) => event.preventDefault()}>
        <a href="http://de.example/tanzania-safari-package" hrefLang="de">
          Deutsch
        </a>
        <a href="http://fr.example/Booking?tour=cratere#bk_key" hrefLang="fr">
          Français
        </a>
      </p>,
    );
    keep("tembea-compare", ["a-tour"]);
    const [german, french] = screen.getAllByRole<HTMLAnchorElement>("link");
    if (!german || !french) throw new Error("no links");
    use(german);
    expect(german.href).toMatch(/package\?level=luxury&sort=price#~luggage=.*a-tour/);
    keep("tembea-compare", ["b-tour"]);
    window.history.replaceState(null, "", "/tanzania-safari-package?level=budget");
    use(german);
    expect(german.href).toMatch(/package\?level=budget#~luggage=.*b-tour/);
    expect(german.href).not.toContain("a-tour");
    // As the link of the next page, which is the same one to the browser.
    german.href = "http://de.example/Departures";
    use(german);
    expect(german.href).toMatch(/Departures\?level=budget#~luggage=/);
    use(french);
    expect(french.href).toMatch(/\?tour=cratere#bk_key~luggage=.*b-tour/);
  });

  it("is packed anew where the page has changed a link that was used already", () => {
    window.history.replaceState(null, "", "/Booking?tour=crater-and-plains");
    render(
      <a href="http://de.example/Booking#extras" hrefLang="de">
        Deutsch
      </a>,
    );
    const link = screen.getByRole<HTMLAnchorElement>("link");
    keep("tembea-compare", ["a-tour"]);
    fireEvent.pointerDown(link);
    link.search = "?tour=krater-und-ebenen";
    keep("tembea-compare", ["b-tour"]);
    fireEvent.pointerDown(link);
    expect(link.href.split("#")[0]).toBe("http://de.example/Booking?tour=krater-und-ebenen");
    const [own, text = "", ...more] = link.hash.split(luggageMark);
    expect([own, more]).toEqual(["#extras", []]);
    expect(inside(text)).toMatchObject({ compare: "b-tour" });
    localStorage.clear();
    fireEvent.pointerDown(link);
    expect(link.hash).toBe("#extras");
  });

  it.each([
    ["/Login?next=%2FBooking%3Ftour%3Dcrater-and-plains", "?next=%2FBooking"],
    ["/Login?next=%2FBooking%2FB-7KM4-X2PA-9TRH", "?next=%2FBooking%2FB-7KM4-X2PA-9TRH"],
    ["/Review?tour=crater-and-plains", ""],
    ["/Review?stars=5&tour=crater-and-plains", "?stars=5"],
  ])("is of %s no tour by its name in this language", (address, query) => {
    window.history.replaceState(null, "", address);
    render(
      <a href="http://de.example/" hrefLang="de">
        Deutsch
      </a>,
    );
    const link = screen.getByRole<HTMLAnchorElement>("link");
    fireEvent.pointerDown(link);
    expect(link.search).toBe(query);
  });
});
