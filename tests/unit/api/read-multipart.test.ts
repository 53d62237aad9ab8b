import { describe, expect, it, vi } from "vitest";
import { readMultipart } from "@/lib/api/read-multipart";

/** A form of so many parts, each with this header. */
function formOf(parts: number, header: string): Request {
  const body = Array.from({ length: parts }, (_, at) => `--edge\r\n${header}="${at}"\r\n\r\n\r\n`);
  return new Request("http://localhost/api/updateProfile", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    body: `${body.join("")}--edge--\r\n`,
  });
}

describe("a form with files", () => {
  it("is read with as many parts as a form may have", async () => {
    const read = await readMultipart(formOf(40, "Content-Disposition: form-data; name"));
    expect(Object.keys(read)).toHaveLength(40);
  });

  it.each([
    ["thousands of parts", 20_000, "Content-Disposition: form-data; name"],
    ["thousands of files", 20_000, 'CONTENT-DISPOSITION:form-data; filename="a"; name'],
    ["thousands of headers", 1, `Content-Disposition: form-data${"\r\nX: y".repeat(9_000)}; name`],
    ["a name without end", 1, `Content-Disposition: form-data; a="${"%22".repeat(9_000)}"; name`],
  ])("is refused unread when it has %s", async (_, parts, header) => {
    const parsing = vi.spyOn(Response.prototype, "formData");
    await expect(readMultipart(formOf(parts, header))).rejects.toMatchObject({ code: "malformed" });
    expect(parsing).not.toHaveBeenCalled();
    parsing.mockRestore();
  });

  it("takes no tenth of a second where the name of a header stands in it thousands of times", async () => {
    const line = `${"content-disposition".repeat(31)}\r`;
    const headers = { "content-type": "multipart/form-data; boundary=edge" };
    const took: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const body = line.repeat(4_300);
      const request = new Request("http://localhost/x", { method: "POST", headers, body });
      const begun = process.cpuUsage();
      await expect(readMultipart(request)).rejects.toMatchObject({ code: "malformed" });
      took.push(process.cpuUsage(begun).user);
    }
    expect(Math.min(...took)).toBeLessThan(100_000);
  });

  it("says no more beside its files than a body of JSON may", async () => {
    const saying = (letters: number) => {
      const form = new FormData();
      form.set("photograph", new Blob(["a".repeat(100_000)]));
      form.set("name", "\ufdfa".repeat(letters));
      form.set("title", "\ufdfa".repeat(letters));
      return new Request("http://localhost/api/updateProfile", { method: "POST", body: form });
    };
    await expect(readMultipart(saying(10_000))).resolves.toHaveProperty("photograph");
    await expect(readMultipart(saying(11_000))).rejects.toMatchObject({ code: "too_large" });
  });
});
