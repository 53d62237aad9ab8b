/** Why it was refused, or `done`. */
export const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.detail?.reason ?? error.code,
  );
