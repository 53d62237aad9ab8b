import { describe, expect, it } from "vitest";
import { errorResponse } from "@/lib/api/handle";
import { openApiDocument } from "@/lib/api/openapi";
import { loginEndpoint } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import { notAsDescribed, outputNotAsDescribed } from "../support/described";

describe("the API's description", () => {
  it("knows a reply that does not fit", () => {
    expect(outputNotAsDescribed(loginEndpoint, { data: {} })).not.toEqual([]);
  });

  it("says for every 429 and 503 when to come again", () => {
    const operations = Object.values(openApiDocument().paths ?? {})
      .flatMap((path) => [path.get, path.post])
      .flatMap((operation) => (operation ? [operation] : []));
    for (const { operationId, responses = {} } of operations)
      for (const status of [429, 503])
        expect([operationId, status, responses[status]]).toEqual([
          operationId,
          status,
          expect.objectContaining({ headers: { "Retry-After": expect.anything() } }),
        ]);
  });

  it.each(["too_many", "unavailable"] as const)(
    "is kept where %s comes from elsewhere",
    async (code) => {
      const response = errorResponse(
        new ApiError(code, { cause: "elsewhere" }),
        "en",
        "/api/tours",
      );
      expect(await notAsDescribed("GET", "tourList", response.clone())).toEqual([]);
      response.headers.delete("retry-after");
      expect(await notAsDescribed("GET", "tourList", response)).toEqual([
        `Retry-After is not sent with ${response.status}`,
      ]);
    },
  );
});
