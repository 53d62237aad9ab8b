import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { useCoveringStep } from "@/components/url-state/use-covering-step";

function Page() {
  const { shown, open, close } = useCoveringStep<number>();
  if (shown === null)
    return (
      <button type="button" onClick={() => open(3)}>
        open
      </button>
    );
  return (
    <button type="button" onClick={close}>
      close {shown}
    </button>
  );
}

afterEach(cleanup);

it("going back closes what lies over the page, and stays on it", async () => {
  const { href } = window.location;
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "open" }));
  expect(screen.getByRole("button", { name: "close 3" })).toBeInTheDocument();
  window.history.back();
  expect(await screen.findByRole("button", { name: "open" })).toBeInTheDocument();
  expect(window.location.href).toBe(href);
});

it("closed otherwise it leaves no step behind", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "open" }));
  expect(window.history.state).toMatchObject({ covers: true });
  await userEvent.click(screen.getByRole("button", { name: "close 3" }));
  await waitFor(() => expect(window.history.state?.covers).toBeUndefined());
});
