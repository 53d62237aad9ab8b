import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { handle } from "@/lib/api/handle";
import { updateProfileEndpoint } from "@/lib/contract/accounts";

const post = handle(updateProfileEndpoint);
const status = async (address: string) => {
  const request = new NextRequest("http://localhost/api/updateProfile", {
    method: "POST",
    headers: {
      "content-type": "multipart/form-data; boundary=edge",
      ...{ "sec-fetch-site": "same-origin", "x-client-ip": address },
    },
    body: '--edge\r\nContent-Disposition: form-data; name="nothing of the kind"\r\n\r\n\r\n--edge--\r\n',
  });
  return (await post(request, { params: Promise.resolve({}) })).status;
};

it("forms that are refused are taken apart thirty times a minute for one visitor, and not for others less", async () => {
  const parsing = vi.spyOn(Response.prototype, "formData");
  for (let count = 0; count < 30; count += 1) expect(await status("203.0.113.1")).toBe(422);
  expect(await status("203.0.113.1")).toBe(429);
  expect(parsing).toHaveBeenCalledTimes(30);
  expect(await status("203.0.113.2")).toBe(422);
});

it("and four times as often for a line with many networks", async () => {
  const network = (count: number) => `2001:db8:1:${Math.floor(count / 30).toString(16)}::1`;
  for (let count = 0; count < 120; count += 1) expect(await status(network(count))).toBe(422);
  expect(await status(network(120))).toBe(429);
  expect(await status("2001:db8:2::1")).toBe(422);
});
