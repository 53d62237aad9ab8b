import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { processIdentity } from "@/server/database/process-identity";
import { ask } from "./ask";

const StateSchema = z.object({ password: z.string(), port: z.number() });
const ReceiptSchema = z.object({ data: z.object({ reference: z.string() }) });

/** A site of one test's own, which may be killed. */
export class OwnSite {
  private process: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    private readonly folder: string,
    /** Settings that differ from those of every tested site. */
    private readonly settings: Record<string, string> = {},
  ) {}

  async start(): Promise<void> {
    this.process = spawn(process.execPath, [".next/tembea/server.mjs"], {
      stdio: "ignore",
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: join(this.folder, "data"),
        DATABASE_URL: "",
        SMTP_URL: "",
        TRUSTED_PROXIES: "127.0.0.1",
        EDGE_LIMIT: "off",
        ...this.settings,
      },
    });
    await this.untilHealthy();
  }

  /** Waits until it answers again, and starts it where it is gone. */
  backUp(): Promise<void> {
    return this.isRunning() ? this.untilHealthy() : this.start();
  }

  private async untilHealthy(): Promise<void> {
    for (;;) {
      const health = await ask("en", "/api/health", { port: this.port }).catch(() => undefined);
      if (health?.status === 200) return;
      if (!this.isRunning()) throw new Error("the site did not start");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends the process as a power cut would: its database is left behind alone. */
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  /** Ends the process that makes pages and answers calls; the one that started it starts it again. */
  killApplication(): void {
    const pid = this.process?.pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    const isApplication = (child: string) =>
      readFileSync(`/proc/${child}/cmdline`, "utf8").includes("server/application/");
    process.kill(Number(children.find(isApplication)), "SIGKILL");
  }

  /** Ends the database as a power cut would; the site, if it still runs, starts it again. */
  killDatabase(): void {
    process.kill(this.databaseProcess(), "SIGKILL");
  }

  /** Ends it; where it went before a database of its own had ended, that is waited for too. */
  async stop(): Promise<void> {
    const database = this.settings.DATABASE_URL ? Number.NaN : this.databaseProcess();
    const identity = database > 0 ? processIdentity(database) : undefined;
    await this.end("SIGTERM");
    while (identity && processIdentity(database) === identity)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Posts a quote as a visitor of that address; its reference, or undefined when not accepted. */
  async postQuote(quote: object, key: string, address: string): Promise<string | undefined> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api/requestquote`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        "x-forwarded-for": address,
      },
      body: JSON.stringify(quote),
      signal: AbortSignal.timeout(5000),
    });
    if (response.status !== 201) return undefined;
    return ReceiptSchema.parse(await response.json()).data.reference;
  }

  databaseUrl(): string {
    const file = join(this.folder, "data", "postgres.json");
    const { password, port } = StateSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return `postgresql://tembea:${password}@127.0.0.1:${port}/tembea`;
  }

  private databaseProcess(): number {
    const file = join(this.folder, "data/postgres/postmaster.pid");
    return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : Number.NaN;
  }

  private isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || !this.isRunning()) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }
}
