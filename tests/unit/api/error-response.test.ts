import { expect, it, vi } from "vitest";
import { errorResponse } from "@/lib/api/handle";
import { ApiError } from "@/lib/contract/errors";

vi.mock("next/cache", () => ({ revalidatePath: vi.fn() }));

it.each([
  [new ApiError("unavailable"), "5"],
  [new ApiError("unavailable", { retryAfterSeconds: 30 }), "30"],
  [new ApiError("internal"), null],
])("what cannot be had just now says when to come again: %s", (error, seconds) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(errorResponse(error, "en", "/api/tours").headers.get("retry-after")).toBe(seconds);
});
