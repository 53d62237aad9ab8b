import { connect, type Socket } from "node:net";
import { z } from "zod";

const AnswerSchema = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);

type Waiting = (answer: z.infer<typeof AnswerSchema>) => void;

/**
 * Firefox's own wire for WebDriver, which geckodriver translates to HTTP: each message is its
 * length in bytes, a colon and JSON.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class Marionette {
  private arrived = Buffer.alloc(0);
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: Socket) {
    socket.on("data", (bytes: Buffer) => this.take(bytes));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const error = { error: "closed", message: "Firefox has ended." };
      for (const [id, tell] of this.waiting) tell([1, id, error, null]);
    });
  }

  static open(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => resolve(new Marionette(socket)));
      socket.once("error", reject);
    });
  }

  async send(command: string, params: object): Promise<unknown> {
    if (this.socket.destroyed) throw new Error("Firefox has ended.");
    this.lastId += 1;
    const id = this.lastId;
    const message = JSON.stringify([0, id, command, params]);
    const answered = new Promise<Parameters<Waiting>[0]>((tell) => this.waiting.set(id, tell));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    this.waiting.delete(id);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result;
  }

  private take(bytes: Buffer): void {
    this.arrived = Buffer.concat([this.arrived, bytes]);
    for (;;) {
      const colon = this.arrived.indexOf(":");
      const end = colon + 1 + Number(this.arrived.toString("utf8", 0, Math.max(colon, 0)));
      if (colon < 0 || this.arrived.length < end) return;
      // The first message says who speaks, and answers nothing.
      const message = AnswerSchema.safeParse(
        JSON.parse(this.arrived.toString("utf8", colon + 1, end)),
      );
      this.arrived = this.arrived.subarray(end);
      if (message.success) this.waiting.get(message.data[1])?.(message.data);
    }
  }
}
