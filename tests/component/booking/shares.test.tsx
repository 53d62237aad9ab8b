import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ShareView } from "@/components/booking/shares/share-view";
import type { OwnShare, Shares } from "@/lib/contract/shares";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, heldBooking, openBooking, refused, show, shown } from "./guest-support";

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

const ownShare = (changes: Partial<OwnShare>): OwnShare => ({
  ...{ id: "S-7KM4-X2PA-9TRH", name: "Ann", booked_by: "Ben", state: "open", why_not: null },
  tour: { title: "Crater and plains", picture: { url: "", alt: "", color: "#ffffff" } },
  ...{ starts: "2027-08-07", ends: "2027-08-12", until: null, due: null, needs_email: false },
  ...{ amount_minor: 50_000, paid_minor: 0, back_minor: 0, paid_at: null, payable_minor: 50_000 },
  ...{ confirmed: false, ended: false },
  ...changes,
});

describe("the page of one's own part", () => {
  it.each([
    [{}, true],
    [{ state: "withdrawn" as const, payable_minor: 0 }, false],
    [{ why_not: "ended" as const, ended: true, payable_minor: 0 }, false],
  ])("names an amount only while it is owed or was paid: %o", async (changes, isNamed) => {
    const own = ownShare(changes);
    answering(() => Response.json({ data: own }));
    window.history.replaceState(null, "", `/Share/${own.id}#sh_${"k".repeat(43)}`);
    show(<ShareView share={own.id} />);
    await screen.findByText("Crater and plains");
    expect(screen.queryByText("$500") !== null).toBe(isNamed);
  });
});

it("the page of one's own part says to the minute until when the places are held", async () => {
  const until = new Date(2027, 7, 5, 9, 10).toISOString();
  const own = ownShare({ until });
  answering(() => Response.json({ data: own }));
  window.history.replaceState(null, "", `/Share/${own.id}#sh_${"k".repeat(43)}`);
  show(<ShareView share={own.id} />);
  await screen.findByText(/held until Thursday,? 5 August 2027 at 09:10/);
});

it("the page of one's own part opens in another language, too", async () => {
  const own = ownShare({});
  const key = `sh_${"k".repeat(43)}`;
  answering(() => Response.json({ data: own }));
  window.history.replaceState(null, "", `/Share/${own.id}#${key}`);
  show(
    <>
      <a href={`http://fr.example/Share/${own.id}`} hrefLang="fr">
        Français
      </a>
      <ShareView share={own.id} />
    </>,
  );
  await screen.findByText("Crater and plains");
  expect(screen.getByText("Français")).toHaveProperty("hash", `#${key}`);
});

it("a payment of a large party is split among no more than may be asked", async () => {
  answering(({ path }) =>
    path.endsWith("/shares") ? answer([]) : shown(heldBooking({ own_part: own, adults: 34 })),
  );
  const user = openBooking();
  await user.click(await screen.findByRole("button", { name: words.start }));
  expect(await screen.findAllByRole("textbox", { name: words.name })).toHaveLength(20);
});

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

  it("is taken back before another one is, and it is said what became of it", async () => {
    let end: (answered: Response) => void = () => undefined;
    const ben = share("S-b", "Ben");
    const all = answering(({ path }) => {
      if (path.endsWith("/withdraw-share"))
        return new Promise<Response>((resolve) => {
          end = resolve;
        });
      return path.endsWith("/shares")
        ? answer([share("S-a", "Ann"), ben])
        : shown(heldBooking({ own_part: own }));
    });
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: takeBack("Ann") }));
    await vi.waitFor(() =>
      expect(all.filter(({ path }) => path.endsWith("/withdraw-share"))).toHaveLength(1),
    );
    await user.click(screen.getByRole("button", { name: takeBack("Ben") }));
    expect(within(rowOf("Ann")).getByRole("button", { name: words.busy })).toBeTruthy();
    end(answer([share("S-a", "Ann", { state: "withdrawn", link: null }), ben]));
    await vi.waitFor(() => expect(document.activeElement).toBe(rowOf("Ann")));
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
