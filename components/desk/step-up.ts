/** Asks whoever is there for their passkey; ends when it was shown, throws when it was not. */
type Ask = () => Promise<void>;

let ask: Ask | undefined;
let asking: Promise<void> | undefined;

/** Has a dialog of the screen ask. Returns what takes it back. */
export function askWith(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Asks once for all that wait for it; undefined where no dialog is there to ask. */
export function askAgain(): Promise<void> | undefined {
  asking ??= ask?.().finally(() => {
    asking = undefined;
  });
  return asking;
}
