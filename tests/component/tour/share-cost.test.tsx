import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ShareCost } from "@/components/tour/price/share-cost";
import { catalogues } from "@/lib/i18n/translator";

beforeEach(() => {
  window.history.replaceState({}, "", "/trip/crater?date=2027-06-10#dates");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "share");
});

const press = async (name: string) => {
  render(
    <NextIntlClientProvider locale="en" messages={catalogues.en} timeZone="UTC">
      <ShareCost />
    </NextIntlClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name }));
};
const link = () => `${window.location.origin}/trip/crater?date=2027-06-10#true-cost`;

describe("what a tour costs in all", () => {
  it("is printed with the pictures of its page that nobody has scrolled to", async () => {
    const loaded: string[] = [];
    HTMLImageElement.prototype.decode = function () {
      loaded.push(`${this.alt} ${this.loading}`);
      return Promise.resolve();
    };
    const print = vi.fn(() => loaded.push("printed"));
    vi.stubGlobal("print", print);
    // biome-ignore lint/performance/noImgElement: as it stands in a page.
    render(<img src="/pictures/crater-960.webp" alt="The crater" loading="lazy" />);
    await press("Print this page");
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), 30_000);
    expect(loaded).toEqual(["The crater eager", "printed"]);
  });

  it("is shared as the page with its date, at the costs", async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    await press("Share");
    expect(share).toHaveBeenCalledWith({ title: document.title, url: link() });
  });

  it("is copied as a link where the browser shares nothing", async () => {
    await press("Share");
    expect(await screen.findByText("Link copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link());
  });

  it("says so when the link cannot be copied", async () => {
    render(
      <NextIntlClientProvider locale="en" messages={catalogues.en} timeZone="UTC">
        <ShareCost />
      </NextIntlClientProvider>,
    );
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByText(/couldn’t be copied/)).toBeVisible();
  });
});
