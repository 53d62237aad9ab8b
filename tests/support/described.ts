import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { openApiDocument } from "@/lib/api/openapi";
import type { Endpoint } from "@/lib/contract/endpoint";

const json = "application/json";
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
const description = openApiDocument();
ajv.addSchema({ $id: "openapi", ...description });
const { paths = {} } = description;

/**
 * Import this dynamically, after the environment is set. What of a reply the API's description does
 * not foresee: its status, headers, media type or shape.
 *
 * @param route as the folders have it, such as `tours/[slug]`
 * @returns undefined for an operation that is not described
 */
export async function notAsDescribed(
  method: string,
  route: string,
  response: Response,
): Promise<string[] | undefined> {
  const path = `/api/${route.replace(/\[(\w+)\]/g, "{$1}")}`;
  const operation = operationAt(method, path);
  if (!operation) return undefined;
  const body = await response.text();
  const described: { content?: object; headers?: object } | undefined =
    operation.responses?.[response.status];
  const type = response.headers.get("content-type")?.split(";")[0] ?? "none";
  if (!described) return [`${response.status} is not described`];
  const missing = Object.keys(described.headers ?? {}).find((name) => !response.headers.has(name));
  if (missing) return [`${missing} is not sent with ${response.status}`];
  if (!Object.keys(described.content ?? {}).includes(type))
    return [`${type} is not described for ${response.status}`];
  return type === json ? misfits(method, path, response.status, JSON.parse(body)) : [];
}

/** What of an endpoint's output the API's description does not foresee. */
export function outputNotAsDescribed(endpoint: Endpoint, output: unknown): string[] {
  const { method, status = 200 } = endpoint;
  const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
  // The operator's own, which an API elsewhere never has, and files have no shape.
  if (!operationAt(method, path) || endpoint.reply === "file") return [];
  return misfits(method, path, status, JSON.parse(JSON.stringify(output)));
}

function operationAt(method: string, path: string) {
  return method === "GET" ? paths[path]?.get : paths[path]?.post;
}

function misfits(method: string, path: string, status: number, body: unknown): string[] {
  const parts = ["paths", path, method.toLowerCase(), "responses", status, "content", json];
  const pointer = [...parts, "schema"]
    .map((part) => encodeURIComponent(String(part).replace(/~/g, "~0").replace(/\//g, "~1")))
    .join("/");
  const validate = ajv.getSchema(`openapi#/${pointer}`);
  if (!validate) return [`${pointer} has no schema`];
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
