import { afterEach, describe, expect, it } from "vitest";
import { CameFromSchema } from "@/lib/contract/came-from";
import { cameFrom, noteArrival } from "@/lib/site/came-from";

const key = Symbol.for("tembea.cameFrom");
afterEach(() => Reflect.deleteProperty(globalThis, key));
const arrive = (address: string, from = "") => {
  noteArrival(new URL(address), from);
  return cameFrom();
};

describe("where somebody came from", () => {
  it("is nothing before it was noted", () => {
    expect(cameFrom()).toBeUndefined();
  });

  it("is the path, the host that linked and the campaign, and no more of either address", () => {
    const from = "https://www.Safari-Forum.example/thread?user=ann@example.com#me";
    const address =
      "https://x.example/trip/crater?utm_source=News&utm_medium=email&utm_campaign=Spring&gclid=4711#bk_1";
    expect(arrive(address, from)).toEqual({
      ...{ page: "/trip/crater", referrer: "www.safari-forum.example" },
      ...{ source: "News", medium: "email", campaign: "Spring" },
    });
  });

  it.each([
    ["an endless path", `https://x.example/${"a".repeat(900)}`, ""],
    ["a campaign of pages", `https://x.example/?utm_campaign=${"ß".repeat(900)}`, ""],
    ["control characters", "https://x.example/?utm_source=%00%0d%0aBcc:x&utm_medium=%7f", ""],
    ["a path that is no text", "https://x.example/%E0%A4%A", ""],
    ["a referrer that is none", "https://x.example/", "javascript:alert(1)"],
    ["an app that sends people", "https://x.example/", "android-app://com.google.android.gm/"],
    ["a host in other letters", "https://x.example/", "https://münchen.example/"],
  ])("is always something that the contract takes: %s", (_, address, from) => {
    const noted = arrive(address, from);
    expect(CameFromSchema.safeParse(noted).error).toBeUndefined();
  });
});
