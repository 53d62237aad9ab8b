import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/contract/errors";

const callHttp = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api/http-transport", () => ({ callHttp }));
process.env.API_BASE_URL_EN = "https://api.example.com";

const { offersIn } = await import("@/lib/api/offers-in");
const { loginEndpoint } = await import("@/lib/contract/accounts");
const { currentMaking, whileMaking } = await import("@/lib/freshness/making");

it("a page that asks what an own API has is asked for anew, whether it has it or not", async () => {
  callHttp.mockRejectedValue(new ApiError("not_found"));
  for (const time of ["asked", "remembered"]) {
    const page = await whileMaking(async () => {
      expect(await offersIn("en", loginEndpoint)).toBe(false);
      return currentMaking();
    });
    expect([time, page?.renewSeconds]).toEqual([time, 300]);
    expect(page?.dependencies).toEqual(new Set(["everything"]));
  }
  expect(callHttp).toHaveBeenCalledOnce();
});
