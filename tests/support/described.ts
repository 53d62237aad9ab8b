import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { openApiDocument } from "@/lib/api/openapi";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: "openapi", ...openApiDocument() });
const { paths = {} } = openApiDocument();

/**
 * Import this dynamically, after the environment is set. What of a reply the API's description does not foresee: its status, media type or shape.
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
  const verb = method.toLowerCase();
  const operation = verb === "get" ? paths[path]?.get : paths[path]?.post;
  if (!operation) return undefined;
  const body = await response.text();
  const described: object | undefined = operation.responses?.[response.status];
  const type = response.headers.get("content-type")?.split(";")[0] ?? "none";
  if (!described) return [`${response.status} is not described`];
  if (!("content" in described) || !Object.keys(described.content ?? {}).includes(type))
    return [`${type} is not described for ${response.status}`];
  if (type !== "application/json") return [];
  const pointer = ["paths", path, verb, "responses", response.status, "content", type, "schema"]
    .map((part) => encodeURIComponent(String(part).replace(/~/g, "~0").replace(/\//g, "~1")))
    .join("/");
  const validate = ajv.getSchema(`openapi#/${pointer}`);
  if (!validate) return [`${pointer} has no schema`];
  validate(JSON.parse(body));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
