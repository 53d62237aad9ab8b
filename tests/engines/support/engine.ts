/** What a browser is asked to do: the WebDriver commands that the journeys need. */
export interface Commands {
  navigate: { url: string };
  refresh: object;
  execute: { script: string; args: unknown[] };
  click: { id: string };
  clear: { id: string };
  type: { id: string; text: string };
  windows: object;
  switchTo: { handle: string };
  picture: object;
}

/** A running browser of an engine that Playwright does not drive here. */
export interface Engine {
  /** @throws Error with WebDriver's code in its message, e.g. `stale element reference` */
  ask<C extends keyof Commands>(command: C, params: Commands[C]): Promise<unknown>;
  /** What pages complained about, where the engine tells. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** How WebDriver names a reference to an element. */
export const elementKey = "element-6066-11e4-a52e-4f735466cecf";
