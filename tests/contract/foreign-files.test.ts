import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { avatarEndpoint, updateProfileEndpoint } from "@/lib/contract/accounts";
import { bookingDocumentEndpoint } from "@/lib/contract/bookings";
import { accountHelp } from "../support/account";
import { startApiServer } from "../support/api-server";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { storedBooking } from "../support/stored-booking";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callHttp } = await import("@/lib/api/http-transport");
const { bookingDocument } = await import("@/lib/backend/documents/booking-document");
const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
const copy = await startApiServer("localhost");
afterAll(async () => {
  await copy.stop();
});

/** An API that answers everything in one way. */
async function answering(type: string, bytes: Buffer | string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

describe("files of an API that is elsewhere", () => {
  it("pass through as its bytes: documents with type and name", async () => {
    const row = await storedBooking("en", { state: "invoiced" });
    const { reference } = row;
    // The first document of a process reads its fonts, for which a busy machine takes longer than is waited for.
    await bookingDocument("invoice", row, "en");
    const key = { authorization: `Bearer ${await firstKey(reference)}` };
    const read = (kind: "invoice" | "calendar") =>
      callHttp(copy.base, bookingDocumentEndpoint, "en", { reference, paper: kind }, key);
    const invoice = await read("invoice");
    expect(invoice).toMatchObject({ content_type: "application/pdf" });
    expect(invoice.file_name).toBe(`Invoice-${row.invoice}.pdf`);
    expect(Buffer.from(invoice.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("pass through as its bytes: pictures of accounts, sent and read", async () => {
    const { token } = await accountHelp(smtp).newAccount("elsewhere@example.com");
    const picture = {
      create: { width: 40, height: 40, channels: 3 as const, background: "#b4512d" },
    };
    const jpeg = await sharp(picture).jpeg().toBuffer();
    const avatar = new File([new Uint8Array(jpeg)], "me.jpg", { type: "image/jpeg" });
    const bearer = { authorization: `Bearer ${token}` };
    const saved = await callHttp(copy.base, updateProfileEndpoint, "en", { avatar }, bearer);
    const name = saved.avatar?.split("/").at(-1) ?? "";
    const kept = await callHttp(copy.base, avatarEndpoint, "en", { name });
    expect(kept.content_type).toBe("image/webp");
    expect(await sharp(Buffer.from(kept.base64, "base64")).metadata()).toMatchObject({
      format: "webp",
    });
    await expect(
      callHttp(copy.base, avatarEndpoint, "en", { name: "0".repeat(32) }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("may come as JSON too, as the contract writes them", async () => {
    const file = { content_type: "image/png", base64: "aGVsbG8=" };
    const api = await answering("application/json", JSON.stringify(file));
    const name = "0".repeat(32);
    expect(await callHttp(api.base, avatarEndpoint, "en", { name })).toEqual(file);
    api.stop();
  });

  it.each([
    ["text/html", "<script>alert(1)</script>"],
    ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ])("are not passed on as %s", async (type, text) => {
    const api = await answering(type, text);
    const refused = { code: "bad_gateway" };
    const name = "0".repeat(32);
    const picture = callHttp(api.base, avatarEndpoint, "en", { name });
    await expect(picture).rejects.toMatchObject(refused);
    const paper = { reference: "B-2222-2222-2222", paper: "invoice" } as const;
    await expect(callHttp(api.base, bookingDocumentEndpoint, "en", paper)).rejects.toMatchObject(
      refused,
    );
    api.stop();
  });

  it("are not taken in without end", async () => {
    const api = await answering("image/png", Buffer.alloc(17 * 1024 * 1024));
    const picture = callHttp(api.base, avatarEndpoint, "en", { name: "0".repeat(32) });
    await expect(picture).rejects.toMatchObject({ code: "unavailable" });
    api.stop();
  });
});
