"use client";

import type { FailedEmail } from "@/lib/contract/desk/today";
import { BusyButton } from "../../form/busy-button";
import { callDesk } from "../call-desk";
import { momentText } from "../desk-formats";
import { Failure } from "../failure";
import { useDoing } from "../use-doing";
import { todayWords } from "../words/words";
import { Subject } from "./subject";

const words = todayWords.emails;

/** Mails that nobody received, each to be sent once more; nothing is shown while there is none. */
export function FailedEmails({ emails }: { emails: FailedEmail[] }) {
  if (emails.length === 0) return null;
  return (
    <section aria-label={words.title} className="print:hidden">
      <h2 className="text-xl">{words.title}</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {emails.map((email) => (
          <EmailRow key={email.id} email={email} />
        ))}
      </ul>
    </section>
  );
}

function EmailRow({ email }: { email: FailedEmail }) {
  const { busy, failure, doing } = useDoing();
  const { id, kind, reference, reason, is_trying: isTrying } = email;
  const name = words.kinds[kind] ?? words.kinds[kind.split(" ")[0] ?? ""] ?? words.other;
  const doAbout = (call: "send-again" | "give-up-email") =>
    doing(() => callDesk(call, { email: id }));
  const isBusy = busy || isTrying;
  return (
    <li className="py-3">
      <p>
        <span className="font-semibold">{name}</span>{" "}
        <span className="figures text-muted text-small">{momentText(email.written_at)}</span>
      </p>
      {reference && (
        <p>
          <Subject booking={email.booking} request={email.request} text={reference} />
        </p>
      )}
      <p className="break-words text-muted text-small">{reason}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <BusyButton
          type="button"
          busy={isBusy}
          busyText={words.sending}
          onClick={() => doAbout("send-again")}
        >
          {words.again}
        </BusyButton>
        {!isBusy && (
          <BusyButton
            type="button"
            look="quiet"
            busy={false}
            busyText={words.giveUp}
            onClick={() => doAbout("give-up-email")}
          >
            {words.giveUp}
          </BusyButton>
        )}
      </div>
      <Failure words={failure} />
    </li>
  );
}
