import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Shares } from "@/lib/contract/shares";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, heldBooking, openBooking, refused, shown } from "./guest-support";

const { shares: words } = messagesOf("en").BookingStatus;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Share = Shares["shares"][number];
const share = (id: string, name: string, changes: Partial<Share> = {}): Share => ({
  ...{ id, name, email: "", purpose: "deposit", state: "open", link: `/Share/${id}#sh_x` },
  ...{ amount_minor: 50_000, paid_minor: 0, back_minor: 0, paid_at: null },
  ...changes,
});
const answer = (shares: Share[]) =>
  Response.json({ data: { shares, own: { deposit_minor: 50_000, all_minor: 400_000 } } });
const own = { deposit_minor: 50_000, all_minor: 400_000 };
const takeBack = (name: string) => words.takeBackOf.replace("{name}", name);
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest("li");
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

describe("one part of a payment that is shared", () => {
  it("is taken back alone: one goes on at what became of it", async () => {
    answering(({ path }) => {
      const ben = share("S-b", "Ben");
      if (path.endsWith("/withdraw-share"))
        return answer([share("S-a", "Ann", { state: "withdrawn", link: null }), ben]);
      return path.endsWith("/shares")
        ? answer([share("S-a", "Ann"), ben])
        : shown(heldBooking({ own_part: own }));
    });
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: takeBack("Ann") }));
    await within(rowOf("Ann")).findByText(words.states.withdrawn);
    await vi.waitFor(() => expect(document.activeElement).toBe(rowOf("Ann")));
    expect(screen.getByRole("button", { name: takeBack("Ben") })).toBeTruthy();
    expect(within(rowOf("Ann")).queryByRole("button")).toBeNull();
  });

  it("that was paid meanwhile says so, and stays paid", async () => {
    let paid = false;
    answering(({ path }) => {
      if (path.endsWith("/withdraw-share")) {
        paid = true;
        return refused(409, "conflict", "This part was paid in the meantime.", "share_paid");
      }
      const ann = { paid_minor: 50_000, paid_at: "2027-01-02T08:00:00Z", link: null };
      const part = share("S-a", "Ann", paid ? { state: "paid", ...ann } : {});
      return path.endsWith("/shares")
        ? answer([part])
        : shown(heldBooking({ own_part: own, paid_minor: paid ? 50_000 : 0 }));
    });
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: takeBack("Ann") }));
    expect(await screen.findByText("This part was paid in the meantime.")).toBeTruthy();
    await within(rowOf("Ann")).findByText(/^paid on/);
  });
});
