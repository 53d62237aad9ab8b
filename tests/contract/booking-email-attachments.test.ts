import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const smtp = await sendEmails();
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { tellGuest } = await import("@/lib/backend/requests/outbox");

/** Names, types and first bytes of the files that go with a mail. */
function files(raw: string): { name: string; type: string; begins: string }[] {
  return raw.split(/\r?\n--[^\r\n]+\r?\n/).flatMap((part) => {
    const name = /filename="?([^"\r\n;]+)/.exec(part)?.[1];
    const type = /content-type: ([^;\s]+)/i.exec(part)?.[1] ?? "";
    const body = part.slice(part.search(/\r?\n\r?\n/)).trim();
    const begins = Buffer.from(body, "base64").toString("latin1", 0, 5);
    return name ? [{ name, type, begins }] : [];
  });
}

describe("the documents that go with a mail", () => {
  it("are invoice, receipt, trip pack and calendar when a booking is confirmed", async () => {
    const { reference, invoice } = await storedBooking("it", { state: "confirmed" });
    await inTransaction((transaction) => tellGuest(transaction, "confirmed", reference));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000);
    expect(smtp.received[0]?.to).toEqual(["lucja@example.com"]);
    expect(files(smtp.received[0]?.raw ?? "")).toEqual([
      { name: `Fattura-${invoice}.pdf`, type: "application/pdf", begins: "%PDF-" },
      { name: `Ricevuta-${reference}.pdf`, type: "application/pdf", begins: "%PDF-" },
      { name: `Documenti-di-viaggio-${reference}.pdf`, type: "application/pdf", begins: "%PDF-" },
      { name: `${reference}.ics`, type: "text/calendar", begins: "BEGIN" },
    ]);
  });

  it("are the invoice when it is asked for, the receipt when money came", async () => {
    const asked = await storedBooking("en", { state: "invoiced" });
    const paid = await storedBooking("en", { state: "confirmed" });
    await pay(paid.reference, `bank ${paid.reference} T-1`, 100);
    await inTransaction(async (transaction) => {
      await tellGuest(transaction, "invoice", asked.reference);
      await tellGuest(transaction, "receipt", paid.reference, `bank ${paid.reference} T-1`);
    });
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 30_000);
    const names = smtp.received.slice(1).map(({ raw }) => files(raw).map(({ name }) => name));
    expect(names.sort()).toEqual(
      [[`Invoice-${asked.invoice}.pdf`], [`Receipt-${paid.reference}.pdf`]].sort(),
    );
  });

  it("are in the file that stands for a mail where there is no mail server", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "tembea-mail-"));
    vi.resetModules();
    vi.stubEnv("SMTP_URL", "");
    vi.stubEnv("DATA_DIR", folder);
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    const { deliver } = await import("@/lib/backend/emails/transport");
    const content = Buffer.from("%PDF-1.7");
    await deliver({
      to: "a@example.com",
      text: "…",
      attachments: [{ filename: "Reçu.pdf", content, contentType: "application/pdf" }],
    });
    const [name = ""] = readdirSync(path.join(folder, "mail"));
    const written = readFileSync(path.join(folder, "mail", name), "utf8");
    expect(written).toContain("application/pdf");
    expect(written).toContain(content.toString("base64"));
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});
