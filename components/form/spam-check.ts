import { nowMs } from "@/lib/clock";

/** What tells a person from a robot: the field that nobody sees, and how long the form was open. */
export function spamCheck(honeypot: HTMLInputElement | null, openedAtMs: number) {
  const website = honeypot?.value;
  const seconds_open = Math.max(1.1, (nowMs() - openedAtMs) / 1000);
  return { ...(website && { website }), seconds_open };
}
