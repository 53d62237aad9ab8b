import type { Page } from "@playwright/test";
import type { Locale } from "../../../lib/contract/locale";
import { urlOf } from "./address";
import { linkIn } from "./mailbox";
import { expect } from "./site";
import type { Words } from "./words";

export const password = "unter der Akazie";

/** Someone with an account, at their own browser. */
export class Member {
  constructor(
    readonly page: Page,
    private readonly locale: Locale,
    private readonly words: Words,
    readonly email: string,
  ) {}

  goto(path: string): Promise<unknown> {
    return this.page.goto(urlOf(this.locale, path));
  }

  /** Signs up, opens the link of the mail and gives the password again. */
  async signUp(): Promise<void> {
    const { Auth } = this.words;
    await this.goto("/Signup");
    await this.type(Auth.email, this.email);
    await this.type(Auth.password, password);
    await this.type(Auth.repeated, password);
    await this.press(Auth.signup.submit);
    // A password is hashed slowly on purpose, one at a time.
    await expect(this.page.getByRole("heading", { name: Auth.sent.title })).toBeVisible({
      timeout: 40_000,
    });
    await this.page.goto(await linkIn("/Login", this.email));
    // Until the script has read the link, the page is the ordinary one to sign in.
    await expect(this.page.getByRole("heading", { name: Auth.confirm.title })).toBeVisible();
    await this.type(Auth.password, password);
    await this.press(Auth.confirm.submit);
    await expect(this.page).toHaveURL(/\/Dashboard$/);
  }

  async signIn(secret: string): Promise<void> {
    const { Auth } = this.words;
    await this.goto("/Login");
    await this.type(Auth.email, this.email);
    await this.type(Auth.password, secret);
    await this.press(Auth.login.submit);
  }

  /** Goes on in another language, once the page's head says who is signed in. */
  async changesLanguage(to: Locale): Promise<void> {
    const own = this.page
      .getByRole("banner")
      .getByRole("link", { name: this.words.Layout.account });
    await expect(own).toBeVisible();
    await this.page.locator(".language-switch summary").click();
    await this.page.locator(`.language-switch a[hreflang="${to}"]`).click();
  }

  async type(label: string, text: string): Promise<void> {
    await this.page.getByRole("textbox", { name: label, exact: true }).fill(text);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("main").getByRole("button", { name }).click();
  }

  /** What the browser keeps of who is signed in. */
  async remembered(): Promise<string[]> {
    const cookies = await this.page.context().cookies();
    const names = cookies.map(({ name }) => name);
    const token = await this.page.evaluate(() => localStorage.getItem("token"));
    return [
      ...names.filter((name) => ["token", "name", "avatar"].includes(name)).sort(),
      ...(token ? ["local token"] : []),
    ];
  }
}
