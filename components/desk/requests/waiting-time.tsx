import type { RequestRow } from "@/lib/contract/desk/requests";
import { policy } from "@/lib/pricing/policy";
import { deskWords } from "../words/words";

const words = deskWords.requests;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const looks = {
  calm: "bg-paper-deep text-muted",
  amber: "bg-gold/25 text-gold-deep",
  red: "bg-danger/15 text-danger",
  new: "bg-acacia/15 text-acacia",
};

/** How long something waits, in words and in a colour; or how it stands, where it waits no more. */
export function WaitingTime({ request, now }: { request: RequestRow; now: number }) {
  const { state, waits_since } = request;
  const waitedMs = Math.max(0, now - Date.parse(waits_since));
  const look = state === "waiting" ? lookOf(waitedMs) : "calm";
  return (
    <span
      className={`figures inline-block whitespace-nowrap rounded-chip px-3 py-0.5 font-semibold text-small ${looks[look]}`}
    >
      {state === "waiting" ? timeText(waitedMs) : words.state[state]}
    </span>
  );
}

function lookOf(waitedMs: number): keyof typeof looks {
  if (waitedMs >= policy.lateAnswerHours * hourMs) return "red";
  if (waitedMs >= (policy.replyHours / 2) * hourMs) return "amber";
  return waitedMs < 10 * minuteMs ? "new" : "calm";
}

/** A time in minutes, hours or days. */
export function timeText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return words.days(Math.floor(hours / 24));
  return words.hours(hours, String(minutes % 60).padStart(2, "0"));
}
