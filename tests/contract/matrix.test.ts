import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { matrix, other, owner } from "../support/access-matrix";
import { accountHelp } from "../support/account";
import { startApiServer } from "../support/api-server";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import "../support/quick-passwords";

// Outside of the framework there are no pages to be made anew.
vi.mock("next/cache", () => ({ revalidatePath: () => undefined }));

await contentDatabase();
const smtp = await sendEmails();
const { notAsDescribed } = await import("../support/described");
const { openApiDocument } = await import("@/lib/api/openapi");
const { newAccount } = accountHelp(smtp);
const api = await startApiServer("localhost");

/** Routes that are not of the contract: the description itself, and what browsers and an API elsewhere call. */
const undescribed = [
  ...["GET openapi.json", "POST account/arrive", "POST changed", "POST invitation"],
  // What the desk's own screens call.
  ...["POST desk/[call]", "GET desk/live"],
];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const folder = path.resolve("app/api");
const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => path.posix.dirname(file.split(path.sep).join("/")));

const tokens = { anonymous: "", owner: "", other: "" };
beforeAll(async () => {
  tokens.owner = (await newAccount(owner)).token;
  tokens.other = (await newAccount(other)).token;
});
afterAll(async () => {
  await api.stop();
});

async function status(key: string, token: string): Promise<number> {
  const [method = "", route = ""] = key.split(" ");
  const { at = route, body, form } = matrix[key] ?? {};
  const sent = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) sent.set(name, value);
  const response = await fetch(`${api.base}/api/${at}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: sent }),
  });
  const personal = matrix[key]?.access[0] === 401;
  if (personal) expect(response.headers.get("cache-control")).toBe("no-store");
  const wrong = await notAsDescribed(method, route, response);
  expect(wrong ?? undescribed.includes(key)).toEqual(wrong ? [] : true);
  return response.status;
}

describe("the routes of the API", () => {
  it("say in their description where an account must be signed in", async () => {
    const { paths = {} } = openApiDocument();
    for (const [key, { access }] of Object.entries(matrix)) {
      const [method = "", route = ""] = key.split(" ");
      const path = paths[`/api/${route.replace(/\[(\w+)\]/g, "{$1}")}`];
      const operation = method === "GET" ? path?.get : path?.post;
      const isRequired = operation?.security?.every((way) => "bearer" in way) ?? false;
      expect([key, isRequired]).toEqual([key, access[0] === 401]);
    }
  });

  it("are all in the matrix, with every method they have", async () => {
    const offered = await Promise.all(
      routes.map(async (route) => {
        const module: object = await import(path.join(folder, route, "route.ts"));
        return methods.filter((method) => method in module).map((method) => `${method} ${route}`);
      }),
    );
    expect(Object.keys(matrix).sort()).toEqual(offered.flat().sort());
  });

  const last = (key: string) => (key.endsWith("logout") ? 1 : 0);
  const keys = Object.keys(matrix).sort((a, b) => last(a) - last(b));
  it.each(keys)("%s answers nobody, its owner and another account as it should", async (key) => {
    const answers = [
      await status(key, tokens.anonymous),
      await status(key, tokens.owner),
      await status(key, tokens.other),
    ];
    expect(answers).toEqual(matrix[key]?.access);
  });

  it("take no token that has ended", async () => {
    expect(await status("GET user", tokens.owner)).toBe(401);
    expect(await status("GET user", `${tokens.other}x`)).toBe(401);
  });
});
