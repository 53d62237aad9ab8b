import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { occupiedPort, type RunningScript, runScript } from "./support/run-script";

const slowServer = fileURLToPath(new URL("./support/slow-server.ts", import.meta.url));

async function open(): Promise<{ script: RunningScript; url: string }> {
  const { port, free } = await occupiedPort();
  free();
  const script = runScript(slowServer, [String(port)]);
  await script.says("open");
  return { script, url: `http://127.0.0.1:${port}` };
}

describe("a process that is asked to stop", () => {
  it("finishes the answers in flight, takes no new ones, then stops jobs and database in this order", async () => {
    const { script, url } = await open();
    const answer = fetch(url).then((response) => response.text());
    await script.says("working");
    script.child.kill("SIGTERM");
    await expect
      .poll(() =>
        fetch(url).then(
          () => "taken",
          () => "refused",
        ),
      )
      .toBe("refused");
    expect(await answer).toBe("done");
    expect(await script.ended).toBe(0);
    expect(script.printed()).toMatch(/jobs stopped\ndatabase stopped\n$/);
  });

  it("ends within ten seconds even when an answer never comes", async () => {
    const { script, url } = await open();
    const answer = fetch(`${url}/endless`).then(
      () => "answered",
      () => "cut off",
    );
    await script.says("working");
    const askedAt = performance.now();
    script.child.kill("SIGTERM");
    expect(await script.ended).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(10_000);
    expect(await answer).toBe("cut off");
    expect(script.printed()).toContain("database stopped");
  });

  it("ends at once when nobody is waiting, kept-alive connections or not", async () => {
    const { script, url } = await open();
    await fetch(url).then((response) => response.text());
    const askedAt = performance.now();
    script.child.kill("SIGTERM");
    expect(await script.ended).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(1_000);
  });
});
