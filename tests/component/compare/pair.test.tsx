import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePair } from "@/components/compare/use-pair";
import { tour } from "./support";

const [a, b, c] = ["machame", "lemosho", "nungwi"].map((id) => tour(id));
const three = [a, b, c].filter((each) => each !== undefined);

function pairOf(tours = three) {
  return renderHook((props: typeof three) => usePair(props), { initialProps: tours });
}

describe("the two tours that a phone compares", () => {
  it("are the first two, and the others stay away", () => {
    const { result } = pairOf();
    expect(three.map(({ id }) => result.current.placeOf(id))).toEqual([
      "max-sm:order-1",
      "max-sm:order-2",
      "max-sm:hidden",
    ]);
  });

  it("change one by one, and change places when each is put where the other was", () => {
    const { result } = pairOf();
    act(() => result.current.show("right", "nungwi"));
    expect([result.current.left, result.current.right]).toEqual(["machame", "nungwi"]);
    act(() => result.current.show("left", "nungwi"));
    expect([result.current.left, result.current.right]).toEqual(["nungwi", "machame"]);
  });

  it("go on with the next when one is taken out of the comparison", () => {
    const { result, rerender } = pairOf();
    act(() => result.current.show("left", "nungwi"));
    rerender(three.filter(({ id }) => id !== "nungwi"));
    expect([result.current.left, result.current.right].sort()).toEqual(["lemosho", "machame"]);
  });
});
