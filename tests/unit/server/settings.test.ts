import { describe, expect, it } from "vitest";
import { readSettings } from "../../../server/settings";

describe("the settings of the process", () => {
  it("need nothing", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      trustedProxies: [],
    });
  });

  it("take an empty value for an absent one, as .env files write it", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "", HOST: "" })).toMatchObject({ port: 3000 });
  });

  it("open the site to the network once it has a domain of its own", () => {
    expect(readSettings({ DOMAIN_EN: "tembea.example" }).host).toBe("0.0.0.0");
    expect(readSettings({ DOMAIN_DE: "de.localhost" }).host).toBe("127.0.0.1");
    expect(readSettings({ DOMAIN_EN: "tembea.example", HOST: "::1" }).host).toBe("::1");
  });

  it.each([
    ["test", {}],
    ["test", { DOMAIN_EN: "LOCALHOST", DOMAIN_DE: "de.localhost" }],
    ["test", { DOMAIN_EN: "tembea.example", PAYMENT_SANDBOX_URL: "https://money.example" }],
    ["off", { DOMAIN_EN: "tembea.example" }],
    ["off", { DOMAIN_PT: "tembea.example" }],
    ["off", { DOMAIN_EN: "localhost.example", PAYMENT_SANDBOX_URL: "" }],
    ["real", { PESAPAL_CONSUMER_KEY: "key", PAYMENT_SANDBOX_URL: "https://money.example" }],
    ["real", { PESAPAL_CONSUMER_KEY: "key", DOMAIN_EN: "tembea.example" }],
  ])("take %s payments with %j", (payments, environment) => {
    expect(readSettings(environment).payments).toBe(payments);
  });

  it("let pictures come from the hosts of an external API", () => {
    const { csp } = readSettings({
      API_BASE_URL_DE: "https://api.example/de",
      API_BASE_URL_FR: "https://api.example/fr",
      CSP_IMAGE_HOSTS: "https://tiles.example https://*.tiles.example",
    });
    expect(csp.image).toEqual([
      "https://tiles.example",
      "https://*.tiles.example",
      "https://api.example",
    ]);
  });

  it.each([
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "abc" }, "PORT"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8, all" }, "TRUSTED_PROXIES"],
    [{ CSP_SCRIPT_HOSTS: "'unsafe-inline'" }, "CSP_SCRIPT_HOSTS"],
    [{ CSP_SCRIPT_HOSTS: "*" }, "CSP_SCRIPT_HOSTS"],
    [{ CSP_IMAGE_HOSTS: "https://a.example;script-src" }, "CSP_IMAGE_HOSTS"],
  ])("name the variable that is wrong: %j", (environment, name) => {
    expect(() => readSettings(environment)).toThrow(
      new RegExp(`^${name} in the environment: .+\\.$`),
    );
  });
});
