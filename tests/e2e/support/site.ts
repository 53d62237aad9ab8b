import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** What a test allows to be reported, e.g. the browser's own note of a 404. */
  allowed: RegExp[];
  /** What the pages of the test complained about so far. */
  problems: string[];
}

/** A test that fails when any page reports an error, throws, or violates its policy. */
export const test = base.extend<Fixtures>({
  allowed: [[], { option: true }],
  problems: [
    async ({ context, allowed }, use) => {
      const problems: string[] = [];
      const report = (problem: string) => {
        if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      await context.exposeFunction("tembeaViolation", report);
      await context.addInitScript(reportViolations);
      context.on("page", (page) => watch(page, report));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watch(page: Page, report: (problem: string) => void): void {
  page.on("pageerror", (error) => report(`thrown: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") report(`${message.text()} (${message.location().url})`);
  });
}

function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const tell: unknown = Reflect.get(window, "tembeaViolation");
    const text = `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
    if (typeof tell === "function") tell(text);
  });
}
