import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { spellAbortReasons } from "@/server/application/abort-reasons";

const { abort } = AbortController.prototype;

/** What makes a page and aborts, from within, what was begun for it. */
class Making {
  abort(controller: AbortController, reason?: unknown): void {
    controller.abort(reason);
  }

  fail(controller: AbortController): void {
    controller.abort(new Error("This page is whole."));
  }
}

describe("a page that has been made", () => {
  beforeAll(spellAbortReasons);
  afterAll(() => {
    AbortController.prototype.abort = abort;
  });

  it.each(["abort", "fail"] as const)("is let go of by the signal it ended (%s)", async (how) => {
    const controller = new AbortController();
    const made = ended(controller, how);
    await collected();
    expect(made.deref()).toBeUndefined();
    expect(controller.signal.reason.stack).toContain(how);
  });

  it("is aborted for whatever reason there is", () => {
    const controller = new AbortController();
    new Making().abort(controller, null);
    expect(controller.signal).toMatchObject({ aborted: true, reason: null });
  });
});

function ended(controller: AbortController, how: "abort" | "fail"): WeakRef<Making> {
  const making = new Making();
  making[how](controller);
  return new WeakRef(making);
}

/** A weak reference holds on until the turn is over. */
async function collected(): Promise<void> {
  setFlagsFromString("--expose-gc");
  await new Promise(setImmediate);
  runInNewContext("gc")();
}
