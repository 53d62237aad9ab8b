// Loaded before the server (`--import`): its clock is ahead by so many milliseconds.
Reflect.set(
  globalThis,
  Symbol.for("tembea.clockOffsetMs"),
  Number(process.env.CLOCK_AHEAD_MS ?? 0),
);
