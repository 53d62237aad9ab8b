import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { ApiError } from "../contract/errors";
import type { GuestPhotograph } from "./guest-photograph";
import { NoPhotograph, type PhotographProblem } from "./no-photograph";

interface AskedPhotograph {
  bytes: Uint8Array;
  name: string;
}

interface AskedAgain {
  /** What was kept of one that was made before. */
  kept: Uint8Array;
  hash: string;
}

interface AskedAvatar {
  avatar: Uint8Array;
}

/** What is asked of the process (`scripts/photos/of-guests.ts`). */
export type Asked = AskedPhotograph | AskedAgain | AskedAvatar;

/** What it answers. */
export type Given<T> = T | { problem: PhotographProblem; why: string } | { failure: string };

const mostWaiting = 12;
/** How long one may take; nginx waits for longer (`deploy/nginx.conf`). */
export const photographPatienceMs = 90_000;
const idleMs = 30_000;
const heapMb = 128;

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Has a photograph made in a process of its own, one at a time: what strangers send can end that
 * process, not the site.
 *
 * @throws NoPhotograph where nothing can be made of it; ApiError `unavailable` when many wait already
 */
export async function photographOf(bytes: Uint8Array, name: string): Promise<GuestPhotograph> {
  const given = await inTurn<GuestPhotograph>({ bytes, name });
  // What goes from process to process is no Buffer any more.
  return { ...given, bytes: Buffer.from(given.bytes) };
}

/**
 * Has a photograph made again in that process, in its turn, of what was kept of it.
 *
 * @param hash its folder
 * @throws ApiError `unavailable` when many wait already
 */
export async function photographAgain(kept: Uint8Array, hash: string): Promise<void> {
  await inTurn({ kept, hash });
}

/**
 * Has a picture of an account made in that process, in its turn among the photographs.
 *
 * @throws NoPhotograph where nothing can be made of it; ApiError `unavailable` when many wait already
 */
export async function avatarOf(avatar: Uint8Array): Promise<Buffer> {
  return Buffer.from(await inTurn<Uint8Array>({ avatar }));
}

function inTurn<T extends object>(asked: Asked): Promise<T> {
  if (waiting >= mostWaiting)
    return Promise.reject(new ApiError("unavailable", { retryAfterSeconds: 5 }));
  waiting += 1;
  const mine = turn
    .then(() => answerTo<T>(asked))
    .finally(() => {
      waiting -= 1;
    });
  turn = mine.catch(() => undefined);
  return mine;
}

async function answerTo<T extends object>(asked: Asked): Promise<T> {
  clearTimeout(idle);
  const given = await exchanged<T>(running(), asked);
  idle = setTimeout(() => child?.disconnect(), idleMs).unref();
  if ("problem" in given) throw new NoPhotograph(given.problem, given.why);
  if ("failure" in given) throw new Error(given.failure);
  return given;
}

function exchanged<T>(maker: ChildProcess, asked: Asked): Promise<Given<T>> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => maker.kill("SIGKILL"), photographPatienceMs);
    const ended = () => {
      clearTimeout(patience);
      reject(new NoPhotograph("broken", "it ended the process that made it"));
    };
    maker.once("exit", ended);
    maker.once("message", (given) => {
      clearTimeout(patience);
      maker.off("exit", ended);
      // It comes from this site's own script.
      resolve(given as Given<T>);
    });
    maker.send(asked, (error) => error && reject(error));
  });
}

function running(): ChildProcess {
  if (child) return child;
  // Asked for in this way the bundler does not follow it to a script that runs as it is.
  const { fork } = process.getBuiltinModule("node:child_process");
  const started = fork(path.join(process.cwd(), "scripts/photos/of-guests.ts"), {
    execArgv: [`--max-old-space-size=${heapMb}`, "--import", "tsx"],
    serialization: "advanced",
  });
  const over = () => {
    if (child === started) child = undefined;
  };
  started.once("error", (error) => {
    console.error(error);
    over();
  });
  started.once("disconnect", over);
  started.once("exit", over);
  // It keeps nobody from ending.
  started.unref();
  started.channel?.unref();
  child = started;
  return started;
}
