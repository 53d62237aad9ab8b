import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect } from "vitest";
import { addressOf, bodyOf } from "@/lib/api/address";
import { allEndpoints } from "@/lib/contract/all-endpoints";
import type { Endpoint } from "@/lib/contract/endpoint";
import { accountHelp } from "./account";
import { startApiServer } from "./api-server";
import { startEmails } from "./jobs";
import { startSmtpServer } from "./smtp";
import { rowOwner, type WriteRow, writeRows } from "./write-rows";

/** No answer is more work, whatever was sent: passwords are hashed, nothing else is slow. */
const mostWorkMs = 3000;

interface Answer {
  status: number;
  body: { data?: { reference?: string }; error?: { fields?: Record<string, string[]> } };
}

/** An endpoint that changes something, with its row: how to try it. */
export interface Target {
  name: string;
  endpoint: Endpoint;
  row: WriteRow;
  /** A valid input. */
  valid(): Promise<Record<string, unknown>>;
  /** The names of its fields that are texts. */
  texts(): Promise<string[]>;
  /** Posts an input; a string is the body as it is. */
  post(input: Record<string, unknown> | string): Promise<Answer>;
  /** All of a list, or the first of it where each try is slow. */
  some<T>(all: readonly T[]): readonly T[];
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isServed = ({ path }: Endpoint) =>
  existsSync(`app${path.replace(/:(\w+)/g, "[$1]")}/route.ts`);
const writes = allEndpoints.filter((each) => each.method !== "GET" && isServed(each));

/** Endpoints that nobody has written a valid input for. */
export const withoutRow = writes.map(nameOf).filter((name) => !(name in writeRows));

/** The API over HTTP with a mail server, and every way to change something; await it first. */
export async function hostileApi() {
  const smtp = await startSmtpServer();
  process.env.SMTP_URL = smtp.url;
  const api = await startApiServer("localhost");
  let token = "";
  let stopEmails: () => Promise<void>;
  beforeAll(async () => {
    stopEmails = await startEmails();
    token = (await accountHelp(smtp).newAccount(rowOwner)).token;
  });
  afterAll(async () => {
    await stopEmails();
    await api.stop();
    await smtp.stop();
  });

  async function post(endpoint: Endpoint, row: WriteRow, input: Record<string, unknown> | string) {
    const before = process.cpuUsage();
    const fields = typeof input === "string" ? { reference: "B-2222-2222-2222" } : input;
    const isForm = endpoint.body === "multipart" && typeof input !== "string";
    const response = await fetch(api.base + addressOf(endpoint, inAddress(fields)), {
      method: endpoint.method,
      headers: {
        ...(row.signedIn && { authorization: `Bearer ${token}` }),
        ...(!isForm && { "content-type": "application/json" }),
      },
      body: typeof input === "string" ? input : isForm ? formOf(input) : jsonOf(endpoint, input),
    });
    const body: Answer["body"] = await response.json().catch(() => ({}));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(mostWorkMs);
    return { status: response.status, body };
  }

  const targets = writes.flatMap((endpoint): Target[] => {
    const name = nameOf(endpoint);
    const row = writeRows[name];
    if (!row) return [];
    const valid = async () => ({ ...(await row.valid()) });
    return [
      {
        ...{ name, endpoint, row, valid },
        texts: async () =>
          Object.entries(await valid()).flatMap(([field, value]) =>
            typeof value === "string" ? field : [],
          ),
        post: (input) => post(endpoint, row, input),
        some: (all) => (row.slow ? all.slice(0, 2) : all),
      },
    ];
  });
  return { smtp, targets };
}

// An address cannot hold half of a character.
const inAddress = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? Buffer.from(value).toString() : JSON.stringify(value),
    ]),
  );

const jsonOf = (endpoint: Endpoint, input: Record<string, unknown>) =>
  JSON.stringify(bodyOf(endpoint, input));

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return form;
}
