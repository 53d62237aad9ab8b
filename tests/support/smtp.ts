import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the mail server behaves on the next mails: take them, refuse for now, or think about each step. */
export type Mood = "accept" | "busy" | "slow";

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startSmtpServer() {
  const received: { to: string[]; raw: string }[] = [];
  let mood: Mood = "accept";
  let thoughtMs = 0;
  let turnedAway = 0;
  let begun = 0;
  const step = (...given: unknown[]) => {
    const done = given.at(-1) as () => void;
    if (mood === "slow") setTimeout(done, thoughtMs);
    else done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: step,
    onMailFrom(...given) {
      begun += 1;
      step(...given);
    },
    onRcptTo: step,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "busy") {
          turnedAway += 1;
          const [to] = session.envelope.rcptTo;
          const why = `4.2.2 <${to?.address}>: mailbox of ${to?.address} is full, try again later`;
          done(Object.assign(new Error(why), { responseCode: 451 }));
          return;
        }
        received.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        step(done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** How many mails were begun to be sent to it. */
    begun: () => begun,
    /** How many clients have their connection to it. */
    connected: () => server.connections.size,
    /** How many mails it has refused for now. */
    turnedAway: () => turnedAway,
    /** @param thinksMs how long it thinks about each step where it is slow */
    become(next: Mood, thinksMs = 400) {
      mood = next;
      thoughtMs = thinksMs;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The text of a raw mail: quoted-printable and encoded headers made readable. */
export function readable(raw: string): string {
  const words = raw.replace(/=\?utf-8\?Q\?(.*?)\?=\s*/gi, (_, text: string) =>
    bytes(text.replaceAll("_", " ")),
  );
  return bytes(words.replace(/=\r?\n/g, ""));
}

function bytes(text: string): string {
  return text.replace(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"),
  );
}
