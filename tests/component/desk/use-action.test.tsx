import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useAction } from "@/components/desk/use-action";
import { deskWords } from "@/components/desk/words/words";
import { ApiError } from "@/lib/contract/errors";

afterEach(cleanup);

/** Two things that can be done, and what is said about them; each ends when it is told to. */
function Sample({ work }: { work: Record<string, () => Promise<void>> }) {
  const { busy, said, failure, wrong, act } = useAction();
  return (
    <>
      {Object.keys(work).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => act(work[name] ?? (async () => undefined), `${name} is done`)}
        >
          {name}
        </button>
      ))}
      <p data-testid="busy">{String(busy)}</p>
      <p role="status">{said}</p>
      <p role="alert">{failure}</p>
      <p data-testid="wrong">{Object.entries(wrong).join()}</p>
    </>
  );
}

function waiting() {
  let end = () => {};
  let fail = (_: unknown) => {};
  let times = 0;
  const work = () => {
    times += 1;
    return new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  };
  return { work, end: () => end(), fail: (why: unknown) => fail(why), times: () => times };
}

describe("what a tap did", () => {
  it("is said once the next tap can be taken, and not before", async () => {
    const [first, second] = [waiting(), waiting()];
    render(<Sample work={{ first: first.work, second: second.work }} />);
    fireEvent.click(screen.getByRole("button", { name: "first" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await act(async () => first.end());
    expect(screen.getByRole("status")).toHaveTextContent("first is done");
    expect(screen.getByTestId("busy")).toHaveTextContent("false");
    fireEvent.click(screen.getByRole("button", { name: "second" }));
    expect(second.times()).toBe(1);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("comes first: a tap meanwhile is not done, and that is said", async () => {
    const [first, second] = [waiting(), waiting()];
    render(<Sample work={{ first: first.work, second: second.work }} />);
    fireEvent.click(screen.getByRole("button", { name: "first" }));
    fireEvent.click(screen.getByRole("button", { name: "second" }));
    expect(second.times()).toBe(0);
    expect(screen.getByRole("status")).toHaveTextContent(deskWords.oneMoment);
    await act(async () => first.end());
    expect(screen.getByRole("status")).toHaveTextContent("first is done");
  });

  it("is never done twice by two taps that come together", () => {
    const first = waiting();
    render(<Sample work={{ first: first.work }} />);
    const button = screen.getByRole("button", { name: "first" });
    act(() => {
      button.click();
      button.click();
    });
    expect(first.times()).toBe(1);
  });

  it("is not said when it failed, but why", async () => {
    const first = waiting();
    render(<Sample work={{ first: first.work }} />);
    fireEvent.click(screen.getByRole("button", { name: "first" }));
    await act(async () => first.fail(new ApiError("unavailable")));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.getByRole("alert")).toHaveTextContent(deskWords.failures.unavailable);
  });

  it("says beside which field something is wrong, until the next tap", async () => {
    const [first, second] = [waiting(), waiting()];
    render(<Sample work={{ first: first.work, second: second.work }} />);
    fireEvent.click(screen.getByRole("button", { name: "first" }));
    const fields = { email: ["invalid_email"], amount_minor: ["more_than_price:500"] };
    await act(async () => first.fail(new ApiError("invalid", { fields })));
    const { invalid_email, more_than_price } = deskWords.failures;
    expect(screen.getByTestId("wrong")).toHaveTextContent(
      `email,${invalid_email},amount_minor,${more_than_price}`,
    );
    fireEvent.click(screen.getByRole("button", { name: "second" }));
    expect(screen.getByTestId("wrong")).toBeEmptyDOMElement();
  });
});
