import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { onFirstTouch } from "@/components/ui/first-touch";

it("a touch is told once, and the next one where what came of it failed", async () => {
  const tell = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const stop = onFirstTouch(tell);
  fireEvent.keyDown(window);
  fireEvent.keyDown(window);
  expect(tell).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    fireEvent.pointerDown(window);
    expect(tell).toHaveBeenCalledTimes(2);
  }, 30_000);
  fireEvent.pointerDown(window);
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
});

it("whoever listens no more is told nothing, even by what fails after that", async () => {
  let settle: (hasCome: boolean) => void = () => undefined;
  const tell = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
  const stop = onFirstTouch(tell);
  fireEvent.pointerDown(window);
  stop();
  settle(false);
  await Promise.resolve();
  fireEvent.pointerDown(window);
  expect(tell).toHaveBeenCalledTimes(1);
});
