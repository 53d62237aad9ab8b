import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LeaveWaitingList } from "@/components/booking/waiting-list/leave-waiting-list";
import { WaitingListForm } from "@/components/booking/waiting-list/waiting-list-form";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, refused, show } from "./guest-support";

const words = messagesOf("en");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a place on a waiting list", () => {
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
