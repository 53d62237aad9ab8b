import { describe, expect, it } from "vitest";
import { documentPolicy } from "../../../server/edge/content-security-policy";
import { readSettings } from "../../../server/settings";

const vendors = {
  META_PIXEL_ID: ["connect.facebook.net", "www.facebook.com"],
  CLARITY_ID: ["*.clarity.ms", "c.bing.com"],
  TAWK_ID: ["*.tawk.to"],
};
const names = Object.keys(vendors) as (keyof typeof vendors)[];

/** The hosts of others in the policy of a site with these services. */
function hostsWith(...services: string[]) {
  const environment = Object.fromEntries(services.map((name) => [name, "1234567890"]));
  const policy = documentPolicy(readSettings(environment).csp, []);
  const found = [...policy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, host = ""]) => host);
  return { policy, hosts: [...new Set(found)].filter((host) => !host.includes("localhost")) };
}

describe("the policy of a site with services of others", () => {
  it("names none of their hosts where none is switched on", () => {
    expect(hostsWith().hosts).toEqual(["tile.openstreetmap.org"]);
    expect(hostsWith().policy).toContain("frame-src 'none'");
  });

  it.each(names)("names the hosts of %s alone where only that is switched on", (name) => {
    const { policy, hosts } = hostsWith(name);
    expect(hosts.sort()).toEqual(["tile.openstreetmap.org", ...vendors[name]].sort());
    expect(policy).toMatch(/script-src 'self' https:\/\/[^;]+;/);
  });

  it("allows nothing inline and no host as a whole, whatever is switched on", () => {
    const { policy } = hostsWith(...names);
    expect(/script-src [^;]*/.exec(policy)?.[0]).toBe(
      "script-src 'self' https://connect.facebook.net https://*.clarity.ms https://*.tawk.to",
    );
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/ \*[ ;]| https:[ ;]/);
  });

  it("keeps what the operator added by hand", () => {
    const { csp } = readSettings({
      CLARITY_ID: "k4x0c2ddvs",
      CSP_SCRIPT_HOSTS: "https://own.example",
    });
    expect(csp.script).toEqual(["https://own.example", "https://*.clarity.ms"]);
  });
});
