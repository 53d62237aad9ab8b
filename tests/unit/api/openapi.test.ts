import spectral, { Document, type RulesetDefinition } from "@stoplight/spectral-core";
import { Json } from "@stoplight/spectral-parsers";
import { oas } from "@stoplight/spectral-rulesets";
import { expect, it } from "vitest";
import { openApiDocument } from "@/lib/api/openapi";

it("Spectral finds nothing to say about the API's description", async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [oas as RulesetDefinition] });
  const found = await linter.run(new Document(JSON.stringify(openApiDocument()), Json));
  expect(found.map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`)).toEqual(
    [],
  );
  // Its rules are many, and the machine may be busy.
}, 60_000);

it("names every operation once", () => {
  const operations = Object.values(openApiDocument().paths ?? {}).flatMap((path) =>
    [path.get?.operationId, path.post?.operationId].filter(Boolean),
  );
  expect(new Set(operations).size).toBe(operations.length);
});
