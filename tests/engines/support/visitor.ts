import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Engine, elementKey } from "./engine";
import { find, type Role } from "./find";

/** How long a visitor waits for a page; what is slow is measured by the bench. */
const patienceMs = 40_000;

const ElementSchema = z.object({ [elementKey]: z.string() });
const FoundSchema = z.tuple([ElementSchema, z.string()]).nullable();

/** Someone at a browser of any engine, who does only what a person can. */
export class Visitor {
  private constructor(
    private readonly engine: Engine,
    readonly isPhone: boolean,
  ) {}

  /** Opens a window without bars, so that a page has exactly this room. */
  static async enter(engine: Engine, width: number, height: number): Promise<Visitor> {
    const before = z.array(z.string()).parse(await engine.ask("windows", {}));
    const script = "window.open('about:blank', '_blank', arguments[0])";
    await engine.ask("execute", { script, args: [`popup,width=${width},height=${height}`] });
    const now = z.array(z.string()).parse(await engine.ask("windows", {}));
    const handle = now.find((each) => !before.includes(each));
    if (!handle) throw new Error("no window was opened");
    await engine.ask("switchTo", { handle });
    const visitor = new Visitor(engine, width < 1024);
    await visitor.untilTrue(`a window of ${width} × ${height}`, async () => {
      const room = await visitor.reads(() => [window.innerWidth, window.innerHeight]);
      return room[0] === width && room[1] === height;
    });
    return visitor;
  }

  async goto(url: string): Promise<void> {
    await this.engine.ask("navigate", { url });
  }

  async reload(): Promise<void> {
    await this.engine.ask("refresh", {});
  }

  url(): Promise<string> {
    return this.reads(() => window.location.href);
  }

  /** Waits for the address. */
  async isAt(url: string | RegExp): Promise<void> {
    await this.untilTrue(`the address ${url}`, async () => {
      const now = await this.url();
      return typeof url === "string" ? now === url : url.test(now);
    });
  }

  /** Waits until something of this role and name is to be seen. */
  async sees(role: Role, name: string): Promise<void> {
    await this.untilTrue(`${role} “${name}”`, async () => (await this.look(role, name)) !== null);
  }

  /** Presses, ticks or follows it, once it is there and lies still. */
  async click(role: Role, name: string): Promise<void> {
    await this.touch(role, name, (id) => this.engine.ask("click", { id }));
  }

  /** Writes into a field, in place of what stands there. */
  async fill(label: string, text: string): Promise<void> {
    await this.touch("textbox", label, async (id) => {
      await this.engine.ask("clear", { id });
      await this.engine.ask("type", { id, text });
    });
  }

  /** Presses a button on to the page on which something of this role and name is to be seen. */
  async pagesUntil(next: string, role: Role, name: string): Promise<void> {
    await this.sees("button", next);
    while ((await this.look(role, name)) === null) await this.click("button", next);
  }

  /** Chooses an option by its value. */
  async choose(label: string, value: string): Promise<void> {
    await this.touch("combobox", label, async (id) => {
      const select = { [elementKey]: id };
      const option = await this.reads(
        (box: HTMLSelectElement, wanted: string) =>
          [...box.options].find((each) => each.value === wanted) ?? null,
        select,
        value,
      );
      await this.engine.ask("click", { id: ElementSchema.parse(option)[elementKey] });
    });
  }

  /** What stands in a field. */
  valueOf(label: string): Promise<string> {
    return this.touch("textbox", label, async (id) =>
      this.reads((field: HTMLInputElement) => field.value, { [elementKey]: id }),
    );
  }

  /** What a function says that runs in the page; elements come and go as references. */
  async reads<T>(script: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
    const text = `return (${script}).apply(null, arguments)`;
    return (await this.engine.ask("execute", { script: text, args })) as T;
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.engine.ask("picture", {})), "base64");
  }

  private async look(role: Role, name: string) {
    return FoundSchema.parse(await this.reads(find, role, name));
  }

  /** Does something with an element once it is there and lies still; what came of it. */
  private async touch<T>(role: Role, name: string, act: (id: string) => Promise<T>): Promise<T> {
    let lastPlace = "";
    return this.until(`${role} “${name}” that can be used`, async () => {
      const found = await this.look(role, name);
      const place = found?.[1] ?? "";
      const isStill = found !== null && place === lastPlace;
      lastPlace = place;
      return isStill ? { came: await act(found[0][elementKey] ?? "") } : undefined;
    });
  }

  private async untilTrue(what: string, holds: () => Promise<boolean>): Promise<void> {
    await this.until(what, async () => ((await holds()) ? { came: true } : undefined));
  }

  /** Tries again until something comes of it; what a browser says while pages change is no failure yet. */
  private async until<T>(what: string, attempt: () => Promise<{ came: T } | undefined>) {
    let cause: unknown;
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(60)) {
      try {
        const done = await attempt();
        if (done) return done.came;
        cause = undefined;
      } catch (error) {
        cause = error;
      }
    }
    const at = await this.url().catch(() => "no address");
    throw new Error(`waited in vain for ${what} at ${at}`, { cause });
  }
}
