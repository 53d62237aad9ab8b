import { describe, expect, it } from "vitest";
import { standingSnippets } from "@/lib/contract/desk/snippets";
import { contactUsEndpoint, requestQuoteEndpoint } from "@/lib/contract/leads";
import { locales } from "@/lib/contract/locales";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sampleQuote } from "../support/quote";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");

interface Filled {
  id: string;
  title: string;
  language: string;
  text: string;
  english: string;
}
const filled = async (request: string) =>
  (await desk("snippets-for", { request }, neema)).body.snippets as unknown as Filled[];
const of = (all: { id: string }[], id: string) => all.find((each) => each.id === id);
interface Kept {
  id: string;
  title: string;
  version: number;
  texts: Record<string, string>;
  own: string[];
}
const kept = async () => (await desk("snippets", {}, neema)).body.snippets as unknown as Kept[];
const edit = (input: object, who = neema) => desk("edit-snippet", input, who);

describe("ready sentences", () => {
  it("come in every language of the site, with the rules of the business in them", async () => {
    const all = await kept();
    expect(all.map(({ id }) => id)).toEqual([...standingSnippets]);
    for (const { texts } of all) {
      expect(Object.keys(texts).sort()).toEqual([...locales].sort());
      expect(JSON.stringify(texts)).not.toContain("{{");
    }
  });

  it("name guest, journey, dates and colleague in the guest's language, beside the English", async () => {
    const quote = sampleQuote({
      tour: "acacia-camping",
      departure: { kind: "date", date: "2027-08-07" },
    });
    const { data } = await callAs("de", requestQuoteEndpoint, quote);
    const all = await filled(data.reference);
    expect(of(all, "greeting")).toMatchObject({
      language: "de",
      text: "Guten Tag, Jürgen Weiß!",
      english: "Hello Jürgen Weiß,",
    });
    expect(of(all, "dates_free")).toMatchObject({
      text: expect.stringMatching(/\(\S.*, 7\.\sAugust 2027\)/),
      english: expect.stringMatching(/\(\S.*, 7\sAugust 2027\)/),
    });
    expect(of(all, "closing")).toMatchObject({ text: expect.stringContaining("Neema") });
    expect(JSON.stringify(all)).not.toMatch(/\{\w+\}/);
  });

  it("leave a gap where nothing is known", async () => {
    const { data } = await callAs("fr", contactUsEndpoint, {
      ...{ full_name: "Luc Martin", email: "luc@example.com", country: "FR" },
      message: "Bonjour !",
    });
    expect(of(await filled(data.reference), "full")).toMatchObject({
      text: expect.stringContaining("([…], […])"),
    });
  });

  it("are written anew in a language, come back when that is emptied, and it is noted who did it", async () => {
    const first = { snippet: "thanks", version: 0, language: "it", text: "Grazie, {guest}!" };
    expect((await edit(first)).status).toBe(200);
    const changed = of(await kept(), "thanks");
    expect(changed).toMatchObject({ version: 1, own: ["it"], texts: { it: "Grazie, {guest}!" } });
    expect((await edit({ ...first, version: 1, text: "" })).status).toBe(200);
    const back = of(await kept(), "thanks");
    expect(back).toMatchObject({
      version: 2,
      own: [],
      texts: { it: expect.stringContaining("ore") },
    });
    const { rows } = await pool().query(
      "select action, actor_id, after from audit where subject = 'snippet thanks' order by id",
    );
    expect(rows).toMatchObject([
      { action: "edit-snippet", actor_id: neema.id, after: { language: "it", text: "written" } },
      { after: { text: "taken back" } },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Grazie");
  });

  it("are changed by one of two: the second is told", async () => {
    const input = { snippet: "call", version: 0, language: "en", text: "Call me." };
    const answers = await Promise.all([edit(input), edit({ ...input, text: "Ring me." }, juma)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await edit({ ...input, snippet: "nothing" })).status).toBe(404);
  });

  it("are refused with a name in braces that nothing fills in", async () => {
    const input = { snippet: "full", version: 0, language: "en" };
    for (const text of ["Hello {gest}", "Hello {", "Hello { guest }", "{}"]) {
      const { status, body } = await edit({ ...input, text });
      expect([text, status, body.error]).toMatchObject([text, 422, { reason: "unknown_place" }]);
    }
  });

  it("of one's own are English to guests of a language in which they are not written", async () => {
    const own = { title: "Hot-air balloon", language: "en", text: "Fly over it, {guest}." };
    expect((await desk("add-snippet", own, juma)).status).toBe(200);
    const added = (await kept()).find(({ title }) => title === own.title);
    expect(added).toMatchObject({ version: 1, own: ["en"] });
    const { data } = await callAs("de", requestQuoteEndpoint, sampleQuote());
    const id = added?.id ?? "";
    expect(of(await filled(data.reference), id)).toMatchObject({
      language: "en",
      text: "Fly over it, Jürgen Weiß.",
    });
    const german = { snippet: id, version: 1, language: "de", text: "Fliegen Sie, {guest}." };
    expect((await edit(german)).status).toBe(200);
    expect(of(await filled(data.reference), id)).toMatchObject({
      language: "de",
      text: "Fliegen Sie, Jürgen Weiß.",
    });
    expect((await desk("remove-snippet", { snippet: id, version: 1 }, juma)).status).toBe(409);
    expect((await desk("remove-snippet", { snippet: id, version: 2 }, juma)).status).toBe(200);
    expect(of(await kept(), id)).toBeUndefined();
  });
});
