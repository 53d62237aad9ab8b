import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { allOperations, allSubjects, type Subject } from "../contract/all-endpoints";
import type { Endpoint } from "../contract/endpoint";
import { ErrorBodySchema } from "../contract/error-body";
import { type ErrorCode, statusOf, usualRetrySeconds } from "../contract/errors";
import { locales } from "../contract/locale";
import { brand } from "../site/brand";
import { originOf } from "../site/domains";
import { failuresOf, tokenOf } from "./openapi-failures";

const subjectTexts: Record<Subject, string> = {
  tours: "Tours and their lists",
  filters: "The filter and its options",
  search: "Search over the whole site",
  categories: "Groups of tours",
  chosenTours: "Tours that a visitor chose, by their ids",
  destinations: "Parks, mountains, lakes, islands and towns",
  stays: "Lodges, camps, huts and hotels",
  departures: "Dates on which shared tours start",
  posts: "The journal",
  priceQuote: "What a party pays",
  reviews: "Reviews and the guest book",
  leads: "Questions and requests for a quote",
  pages: "Texts of pages, and what search engines show of them",
  siteIndex: "Every address of the site",
  accounts: "Travellers' accounts",
  affiliate: "Inviting friends",
  bookings: "Bookings and their documents",
  offers: "Journeys that were made for a guest",
  payments: "Paying a booking",
};
const failureTexts: Record<ErrorCode, string> = {
  malformed: "The body cannot be read",
  unauthorized: "Nobody is signed in, or not any more",
  forbidden: "Not allowed: from another site, or with a link that is not valid",
  not_found: "There is no such thing",
  conflict: "Not in the state that this asks for",
  too_large: "Too much was sent",
  unsupported_type: "Sent as another media type",
  invalid: "Something of the input is wrong; `fields` says what",
  too_many: "Too many calls",
  internal: "Something went wrong here",
  bad_gateway: "An API behind this one answered what cannot be used",
  unavailable: "Not available just now",
};
/** The media types of endpoints that answer with a file. */
const fileTypes: Record<string, string[]> = {
  "/api/avatar/:name": ["image/webp", "image/jpeg", "image/png", "image/avif"],
  "/api/bookings/:reference/papers/:paper": ["application/pdf", "text/calendar"],
};

/** The API's description (OpenAPI 3.1), made from the contract and from nothing else. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const { name, subject, endpoint } of allOperations) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    const operation = { operationId: name, tags: [subject], ...operationOf(endpoint, subject) };
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: `${brand.name} API`,
        version: "1.0.0",
        description:
          "The language of every answer is that of the host that is asked; where the host belongs to no language, the first one of Accept-Language that there is, else English.",
        contact: { name: brand.legalName, email: brand.email },
      },
      servers: locales.map((locale) => ({ url: originOf(locale), description: locale })),
      tags: allSubjects.map((name) => ({ name, description: subjectTexts[name] })),
      components: {
        securitySchemes: {
          bearer: {
            type: "http",
            scheme: "bearer",
            description:
              "The token that signing in answers; for a booking also the key that its mails carry.",
          },
        },
      },
      paths,
    },
    {
      override: ({ jsonSchema }) => {
        // Linters take `items: false` for a missing one; the length says the same.
        if (jsonSchema.prefixItems) jsonSchema.items = {};
      },
    },
  );
}

function operationOf(endpoint: Endpoint, subject: Subject): ZodOpenApiOperationObject {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const shape = endpoint.input.shape;
  const pick = (wanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => wanted(name))));
  const rest = pick((name) => !inPath.includes(name));
  const sent = endpoint.body === "multipart" ? "multipart/form-data" : "application/json";
  const token = tokenOf(endpoint);
  return {
    summary: endpoint.summary,
    "x-tier": endpoint.tier,
    "x-without": endpoint.without,
    description: descriptionOf(endpoint),
    requestParams: {
      ...(inPath.length > 0 && { path: pick((name) => inPath.includes(name)) }),
      ...(endpoint.method === "GET" && { query: rest }),
    },
    ...(endpoint.method === "POST" && { requestBody: content(sent, rest) }),
    ...(token !== "unused" && {
      security: token === "required" ? [{ bearer: [] }] : [{ bearer: [] }, {}],
    }),
    responses: responsesOf(endpoint, subject),
  };
}

const retryAfter = {
  description: "Seconds to wait before asking again",
  required: true,
  schema: { type: "integer", minimum: 1 },
} as const;

const content = (type: string, schema: z.ZodType) => ({ content: { [type]: { schema } } });

function descriptionOf({ summary, limits = [] }: Endpoint): string {
  const allowed = limits.map(({ calls, perSeconds }) => `${calls} calls in ${perSeconds} seconds`);
  const limit = allowed.length > 0 ? ` From one address: at most ${allowed.join(", ")}.` : "";
  return `${summary}.${limit}`;
}

function responsesOf(endpoint: Endpoint, subject: Subject): ZodOpenApiResponsesObject {
  const types = fileTypes[endpoint.path];
  const done =
    endpoint.reply === "file" && types
      ? { content: Object.fromEntries(types.map((type) => [type, {}])) }
      : content("application/json", endpoint.output);
  const failures = failuresOf(endpoint, subject).map((code) => [
    String(statusOf[code]),
    {
      description: failureTexts[code],
      ...(code in usualRetrySeconds && { headers: { "Retry-After": retryAfter } }),
      ...content("application/json", ErrorBodySchema),
    },
  ]);
  return {
    [String(endpoint.status ?? 200)]: { description: "Done", ...done },
    ...Object.fromEntries(failures),
  };
}
