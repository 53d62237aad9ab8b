import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LeaveWaitingList } from "@/components/booking/waiting-list/leave-waiting-list";
import { WaitingList } from "@/components/booking/waiting-list/waiting-list";
import { WaitingListForm } from "@/components/booking/waiting-list/waiting-list-form";
import { catalogues, messagesOf } from "@/lib/i18n/translator";
import { departure } from "./form-support";
import { answering, refused, show } from "./guest-support";
import { Words } from "./support";

const words = messagesOf("en");

vi.mock("next-intl/server", () => ({
  getLocale: async () => "en",
  getTranslations: async (namespace: "WaitingList") =>
    createTranslator({ locale: "en", messages: catalogues.en, namespace }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a place on a waiting list", () => {
  it("is asked for by mail where no script runs", async () => {
    const html = renderToStaticMarkup(
      <Words>{await WaitingList({ departure: departure("2099-06-10", 0) })}</Words>,
    );
    const [, href = "", text] = /<noscript><a href="([^"]*)".*?>(.*?)<\/a>/.exec(html) ?? [];
    expect(text).toBe(words.WaitingList.open);
    expect(decodeURIComponent(href)).toMatch(/^mailto:\S+\?subject=.*Crater.*10.*2099$/);
  });

  it("says for how many seats one waits, also once that was changed", async () => {
    answering(({ body }) => {
      const { seats = 2, confirm } = body;
      const place = { tour: "Crater and plains", starts: "2099-06-10", most: 6 };
      return Response.json({ data: { ...place, seats, done: confirm } });
    });
    window.history.replaceState(null, "", "/Waiting-List#a.token");
    const user = show(<LeaveWaitingList />);
    expect(await screen.findByText(/for 2 seats/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /one more/ }));
    expect(screen.getByText(/for 2 seats/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: words.LeaveWaitingList.change }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(screen.getByText(/for 3 seats/)).toBeVisible();
    expect(screen.queryByText(/for 2 seats/)).toBeNull();
  });

  it("says that seats are free only to who wants as many as are", async () => {
    answering(() => refused(409, "conflict", "", "seats_free"));
    const known = { full_name: "Ann Lee", email: "ann@example.com" };
    const user = show(
      <WaitingListForm departure="d-1" seats={2} known={known} onDone={() => undefined} />,
    );
    await user.click(screen.getByRole("button", { name: words.WaitingList.send }));
    expect(await screen.findByText(words.WaitingList.free)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /one more/ }));
    await waitFor(() => expect(screen.queryByText(words.WaitingList.free)).toBeNull());
  });
});
