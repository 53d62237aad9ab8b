import { describe, expect, it, vi } from "vitest";
import { patiently } from "@/lib/api/patiently";
import { ApiError } from "@/lib/contract/errors";

const unavailable = new ApiError("unavailable");
const atOnce = [0, 0, 0, 0];

describe("a page's question to the API", () => {
  it("is asked again when there was no answer just now", async () => {
    const ask = vi.fn().mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
    ask.mockResolvedValueOnce("tours");
    expect(await patiently(ask, atOnce)).toBe("tours");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("fails after five tries", async () => {
    const ask = vi.fn().mockRejectedValue(unavailable);
    await expect(patiently(ask, atOnce)).rejects.toBe(unavailable);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it.each([new ApiError("not_found"), new ApiError("bad_gateway"), new TypeError("a mistake")])(
    "is not asked again when the answer is no: %s",
    async (error) => {
      const ask = vi.fn().mockRejectedValue(error);
      await expect(patiently(ask)).rejects.toBe(error);
      expect(ask).toHaveBeenCalledOnce();
    },
  );

  it("is not asked again when that took long already", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(10_000);
    const ask = vi.fn().mockRejectedValue(unavailable);
    await expect(patiently(ask, atOnce)).rejects.toBe(unavailable);
    expect(ask).toHaveBeenCalledOnce();
    clock.mockRestore();
  });
});
