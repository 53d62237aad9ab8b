import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { allEndpoints } from "../contract/all-endpoints";
import type { Endpoint } from "../contract/endpoint";
import { ErrorBodySchema } from "../contract/errors";
import { brand } from "../site/brand";

/** The API's description (OpenAPI 3.1), made from the contract and from nothing else. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1.0.0",
      description:
        "The language of every answer is that of the host that is asked; where the host belongs to no language, the first one of Accept-Language that there is, else English.",
    },
    paths,
  });
}

function operationOf(endpoint: Endpoint) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const shape = endpoint.input.shape;
  const pick = (wanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => wanted(name))));
  const rest = pick((name) => !inPath.includes(name));
  const content = (type: string, schema: z.ZodType) => ({ content: { [type]: { schema } } });
  const json = (schema: z.ZodType) => content("application/json", schema);
  const sent = endpoint.body === "multipart" ? content("multipart/form-data", rest) : json(rest);
  return {
    summary: endpoint.summary,
    requestParams: {
      ...(inPath.length > 0 && { path: pick((name) => inPath.includes(name)) }),
      ...(endpoint.method === "GET" && { query: rest }),
    },
    ...(endpoint.method === "POST" && { requestBody: sent }),
    responses: {
      [String(endpoint.status ?? 200)]: { description: "Done", ...json(endpoint.output) },
      default: { description: "What went wrong", ...json(ErrorBodySchema) },
    },
  };
}
