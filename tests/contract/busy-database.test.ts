import { beforeAll, describe, expect, it } from "vitest";
import { contactUsEndpoint } from "@/lib/contract/leads";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

const url = new URL(await contentDatabase());
// As a hosting service or an operator may set it, below the site's own patience.
url.searchParams.set("options", "-c lock_timeout=200");
process.env.DATABASE_URL = url.href;
const { callAs } = await import("@/lib/api/call");
const { onOwnConnection, pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const write = () =>
  callAs("en", contactUsEndpoint, {
    ...{ full_name: "Ann Lee", email: "ann@example.com", country: "US" },
    message: "Hello there",
  });
const note = () =>
  desk("add-snippet", { title: "Balloon", language: "en", text: "Fly over it." }, neema);
const later = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number) } };

async function expectLater() {
  await expect(write()).rejects.toMatchObject(later);
  const { status, headers } = await note();
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
}

describe("a database that has too much in hand", () => {
  beforeAll(async () => {
    await pool().query(`
      create table said as select null::text as code;
      create function say() returns trigger language plpgsql as $$
        declare found text := (select code from said);
        begin
          if found is not null then raise exception 'not now' using errcode = found; end if;
          return new;
        end $$;
      create trigger say before insert on leads for each row execute function say();
      create trigger say before insert or update on answer_snippets for each row execute function say()`);
  });

  it.each([
    ["40001", "two are in each other's way, again and again"],
    ["40P01", "two wait for each other, again and again"],
    ["55P03", "somebody else has the row in hand"],
    ["57014", "it took too long"],
    ["53300", "there are too many connections"],
  ])("is asked again in a moment, rather than broken: %s, %s", async (code) => {
    await pool().query("update said set code = $1", [code]);
    await expectLater();
    await pool().query("update said set code = null");
    expect((await write()).data.reference).toMatch(/^[A-Z]-/);
  });

  it("is asked again where what is wanted is in another's hands for long", async () => {
    await onOwnConnection(async (other) => {
      await other.query("begin; lock table leads, answer_snippets in share mode");
      await expectLater();
      await other.query("rollback");
    });
    expect((await write()).data.reference).toMatch(/^[A-Z]-/);
  });
});
