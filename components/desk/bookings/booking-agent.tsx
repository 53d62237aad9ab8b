import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { callDesk } from "../call-desk";
import { SecondPress } from "../second-press";
import { bookingWords } from "../words/words";
import { FactRows } from "./fact-rows";
import type { PartProps } from "./part-props";

const words = bookingWords.agent;
const some = (minor: number) => (minor > 0 ? formatPayment(minor) : "");

interface BookingAgentProps extends PartProps {
  agent: NonNullable<BookingDetail["agent"]>;
  maySettle: boolean;
}

/** What stays with the agent, who owes whom of the net price, and noting that it is settled. */
export function BookingAgent({ booking, busy, doing, agent, maySettle }: BookingAgentProps) {
  const { name, commission_percent, commission_minor, net_minor, owes_minor } = agent;
  const { keeps_minor, sends_minor, returns_minor } = agent;
  const seen = { booking: booking.reference, version: booking.version };
  const settle = () => doing(() => callDesk("settle-agent", seen), words.settled);
  const entered = [
    ...(keeps_minor > 0 ? [words.keeps(formatPayment(keeps_minor))] : []),
    ...(sends_minor > 0 ? [words.sends(formatPayment(sends_minor))] : []),
    ...(returns_minor > 0 ? [words.returns(formatPayment(returns_minor))] : []),
  ].join(words.and);
  return (
    <>
      <FactRows
        rows={[
          [words.title, name],
          [words.commission(commission_percent), some(commission_minor)],
          // Of what was given up nothing is earned, and there is no net price.
          [words.net, commission_minor > 0 ? formatPayment(net_minor) : ""],
          [words.owes, some(owes_minor)],
          [words.owed, some(-owes_minor)],
        ]}
      />
      {maySettle && entered !== "" && (
        <div className="mt-2 flex flex-wrap gap-2">
          <SecondPress
            // What was asked about is what is entered: another sum is asked about anew.
            key={entered}
            look="outline"
            busy={busy}
            surely={words.surely(entered)}
            onDo={settle}
          >
            {entered}
          </SecondPress>
        </div>
      )}
    </>
  );
}
