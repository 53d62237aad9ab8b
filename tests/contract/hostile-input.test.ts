import { describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { type EmailParts, emailParts } from "../support/email-parts";
import { hostileApi } from "../support/hostile-api";
import { lineEnds, programs, strangeWords } from "../support/hostile-words";

// Each test sends a hundred requests or more.
vi.setConfig({ testTimeout: 180_000 });
// Outside of the framework there are no pages to forget.
vi.mock("next/cache", () => ({ revalidatePath: () => undefined }));
await contentDatabase();
const { smtp, targets } = await hostileApi();
const { pool } = await import("@/lib/backend/db/pool");

/** References of what was kept with programs in it, by endpoint; the harmless one first. */
const accepted = new Map<string, string[]>();

const oneLine = (said: string) =>
  said.replace(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, "").replace(/[\u2028\u2029]/g, " ");

describe.each(targets)("$name", ({ name, endpoint, row, valid, texts, post, some }) => {
  it("takes what is right", async () => {
    const { status, body } = await post(await valid());
    // Whoever tries passwords is slowed down, over all endpoints together.
    const usual = row.answers ?? endpoint.status ?? 200;
    expect(row.slow ? [usual, 429] : [usual]).toContain(status);
    if (body.data?.reference) accepted.set(name, [body.data.reference]);
  });

  it("takes programs for words, or refuses them", async () => {
    for (const short of some([...programs, ...strangeWords])) {
      const words = short.padEnd(40, ".");
      const changes = Object.fromEntries((row.words ?? (await texts())).map((at) => [at, words]));
      const { status, body } = await post({ ...(await valid()), ...changes });
      const isPlain = row.words && !/\p{Cc}/u.test(words);
      expect(status, words).toBeLessThan(isPlain ? 300 : 500);
      if (body.data?.reference) accepted.get(name)?.push(body.data.reference);
      const { rows } = await pool().query("select payload from leads where reference = $1", [
        body.data?.reference,
      ]);
      // A name and a title lose what nobody sees or what turns the direction of writing, and are one line.
      const kept = Object.entries(changes).map(([at, said]) => [
        at,
        /^(full_name|title)$/.test(at) ? oneLine(said) : said,
      ]);
      for (const { payload } of rows) expect(payload).toMatchObject(Object.fromEntries(kept));
    }
  });

  it("lets no line end into a line", async () => {
    for (const field of await texts())
      for (const words of some(lineEnds)) {
        const { status, body } = await post({ ...(await valid()), [field]: words });
        expect(status, `${field}: ${JSON.stringify(words)}`).toBeLessThan(500);
        if (!/^(full_name|name|email|title|coupon_code|phone)$/.test(field)) continue;
        expect(row.signedIn ? [422, 404] : [422, 429], field).toContain(status);
        if (status === 422) expect(Object.keys(body.error?.fields ?? {})).toContain(field);
      }
  });
});

describe("the mails made from it", () => {
  const known =
    /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Auto-Submitted): /;
  const signs = ({ html }: EmailParts) => html.replace(/[^<>"]/g, "").length;
  const foreign =
    /<(script|img|svg|math|iframe|object|embed|details|video|audio|input|select|style|link|base|form|template|noscript|!-|!\[)|javascript:[^<]*"/i;

  it("have the head that we wrote, one recipient each and no program", async () => {
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(300), 60_000);
    for (const { to, raw } of smtp.received) {
      expect(to).toHaveLength(1);
      const { head, html } = emailParts(raw);
      expect(head.filter((line) => !known.test(line))).toEqual([]);
      expect(html).toContain("</html>");
      expect(foreign.exec(html)?.[0]).toBeUndefined();
    }
  });

  it("have the elements of a harmless mail and no others", async () => {
    const leads = [...accepted].filter(([name]) => /quote|contact|enquiry|review/.test(name));
    expect(leads).toHaveLength(4);
    for (const [name, [harmless, ...hostile]] of leads) {
      const of = (reference = "") =>
        smtp.received.flatMap(({ raw }) => (raw.includes(reference) ? [emailParts(raw)] : []));
      await vi.waitFor(() => {
        for (const each of [harmless, ...hostile]) expect(of(each), name).toHaveLength(2);
      }, 60_000);
      const usual = of(harmless).map(signs).sort();
      for (const each of hostile) expect(of(each).map(signs).sort(), name).toEqual(usual);
    }
  });
});
