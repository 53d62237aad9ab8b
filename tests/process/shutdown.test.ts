import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type RunningScript, runScript } from "./support/run-script";

const slowServer = fileURLToPath(new URL("./support/slow-server.ts", import.meta.url));

async function open(): Promise<{ script: RunningScript; url: string }> {
  const script = runScript(slowServer);
  await script.says("open ");
  const [, port] = /^open (\d+)$/m.exec(script.printed()) ?? [];
  return { script, url: `http://127.0.0.1:${port}` };
}

/** How long it took to stop, as the process itself says: a busy machine is late to start and end one. */
function stoppedAfterMs(script: RunningScript): number {
  const [, ms] = /^database stopped after (\d+) ms$/m.exec(script.printed()) ?? [];
  return Number(ms);
}

describe("a process that is asked to stop", () => {
  it("finishes the answers in flight, takes no new ones, then stops jobs and database in this order", async () => {
    const { script, url } = await open();
    const answer = fetch(url).then((response) => response.text());
    await script.says("working");
    script.child.kill("SIGTERM");
    const another = () =>
      fetch(url).then(
        () => "taken",
        () => "refused",
      );
    await expect.poll(another, { timeout: 30_000 }).toBe("refused");
    expect(await answer).toBe("done");
    expect(await script.ended).toBe(0);
    expect(script.printed()).toMatch(/jobs stopped\ndatabase stopped after \d+ ms\n$/);
  });

  it("ends within ten seconds even when an answer never comes", async () => {
    const { script, url } = await open();
    const answer = fetch(`${url}/endless`).then(
      () => "answered",
      () => "cut off",
    );
    await script.says("working");
    script.child.kill("SIGTERM");
    expect(await script.ended).toBe(0);
    expect(stoppedAfterMs(script)).toBeLessThan(10_000);
    expect(await answer).toBe("cut off");
  });

  it("ends at once when nobody is waiting, kept-alive connections or not", async () => {
    const { script, url } = await open();
    await fetch(url).then((response) => response.text());
    script.child.kill("SIGTERM");
    expect(await script.ended).toBe(0);
    expect(stoppedAfterMs(script)).toBeLessThan(1_000);
  });
});
