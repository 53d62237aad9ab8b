import "@testing-library/jest-dom/vitest";
import { startAuthentication } from "@simplewebauthn/browser";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { People } from "@/components/desk/people";
import { StepUpDialog } from "@/components/desk/step-up-dialog";
import { deskWords } from "@/components/desk/words/words";
import { teachDialogs } from "../../support/dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock("@simplewebauthn/browser", async (load) => ({
  ...(await load<object>()),
  startAuthentication: vi.fn(),
}));

const words = deskWords.stepUp;
let isFresh = false;
const calls: { name: string; input: object }[] = [];

beforeAll(teachDialogs);
beforeEach(() => {
  isFresh = false;
  calls.length = 0;
  vi.mocked(startAuthentication).mockResolvedValue({ id: "a passkey" } as never);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const name = path.replace("/api/desk/", "");
    calls.push({ name, input: JSON.parse(body) });
    if (name === "begin-confirming") return Response.json({ challenge: "c", options: {} });
    if (name === "confirm") isFresh = true;
    if (name === "invite" && !isFresh) {
      const error = { code: "forbidden", message: "", reason: "step_up" };
      return Response.json({ error }, { status: 403 });
    }
    return Response.json({ done: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function invite() {
  render(
    <>
      <People people={[]} me="me" />
      <StepUpDialog />
    </>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(deskWords.people.name), "Asha");
  await user.type(screen.getByLabelText(deskWords.people.email), "asha@example.com");
  await user.click(screen.getByRole("button", { name: deskWords.people.send }));
  await screen.findByRole("heading", { name: words.title });
  return user;
}
const names = () => calls.map(({ name }) => name);

describe("what asks for a passkey again", () => {
  it("goes on by itself once it was shown, with what was typed", async () => {
    const user = await invite();
    await user.click(screen.getByRole("button", { name: words.button }));
    await screen.findByText(deskWords.people.sent("asha@example.com"));
    expect(names()).toEqual(["invite", "begin-confirming", "confirm", "invite"]);
    expect(calls[3]?.input).toEqual(calls[0]?.input);
    expect(screen.queryByRole("heading", { name: words.title })).not.toBeInTheDocument();
  });

  it("is not done where it is not shown, and what was typed is there for another time", async () => {
    const user = await invite();
    vi.mocked(startAuthentication).mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    await user.click(screen.getByRole("button", { name: words.button }));
    expect(await screen.findByText(deskWords.failures.cancelled)).toBeVisible();
    await user.click(screen.getByRole("button", { name: words.no }));
    expect(await screen.findByText(deskWords.failures.not_confirmed)).toBeVisible();
    expect(names()).toEqual(["invite", "begin-confirming"]);
    expect(screen.getByLabelText(deskWords.people.name)).toHaveValue("Asha");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: deskWords.people.send })).toBeEnabled(),
    );
    await user.click(screen.getByRole("button", { name: deskWords.people.send }));
    await user.click(await screen.findByRole("button", { name: words.button }));
    await screen.findByText(deskWords.people.sent("asha@example.com"));
  });
});
