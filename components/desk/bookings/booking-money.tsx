import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { dayText, momentText } from "../desk-formats";
import { bookingWords as words } from "../words/words";
import { BookingAgent } from "./booking-agent";
import { EditAgent } from "./edit-agent";
import { FactRows } from "./fact-rows";
import type { PartProps } from "./part-props";
import { RecordReversal } from "./record-reversal";
import { UndoTransfer } from "./undo-transfer";

const some = (minor: number) => (minor > 0 ? formatPayment(minor) : "");

/** What a movement was; of a commission its sign says which way it went. */
function kindText(kind: string, amountMinor: number): string {
  const isBack = kind === "commission" ? amountMinor < 0 : amountMinor > 0;
  return (isBack && words.kindsBack[kind]) || words.kinds[kind] || kind;
}

interface BookingMoneyProps extends PartProps {
  /** Whether whoever looks may say who the agent is, and note that they have their commission. */
  maySettle: boolean;
  /** Whether they may put right what came in by the books. */
  mayUndo: boolean;
}

/** What a booking costs, what of it is paid, due and on its way back, and every movement. */
export function BookingMoney({ maySettle, mayUndo, ...shared }: BookingMoneyProps) {
  const { booking } = shared;
  const { total_minor, paid_minor, back_minor, due_now_minor, open_minor, balance_due } = booking;
  const signed = (minor: number) => `${minor < 0 ? "−" : ""}${formatPayment(Math.abs(minor))}`;
  const movements = [
    ...booking.movements.map(({ id, kind, amount_minor, at, note, payer, can_undo }) => ({
      ...{ key: `movement ${id}`, at },
      correction:
        can_undo && mayUndo ? (
          <UndoTransfer entry={id} amount={signed(amount_minor)} {...shared} />
        ) : null,
      text: [kindText(kind, amount_minor), payer, words.whyBack[note] ?? note]
        .filter(Boolean)
        .join(" · "),
      amount: signed(amount_minor),
    })),
    // What led to a movement stands above.
    ...booking.attempts
      .filter(({ state }) => state !== "completed")
      .map(({ id, state, amount_minor, at, rest_minor, other_provider: other }) => ({
        ...{ key: `attempt ${id}`, at, amount: formatPayment(amount_minor) },
        correction:
          rest_minor > 0 && mayUndo ? (
            <RecordReversal payment={id} amount={formatPayment(rest_minor)} {...shared} />
          ) : null,
        text: words.attempt[state] + (other ? words.openAt(other) : ""),
      })),
    ...booking.refunds
      .filter(({ state }) => state !== "done")
      .map(({ id, state, amount_minor, at, other_provider: other }) => ({
        ...{ key: `refund ${id}`, correction: null, at, amount: signed(-amount_minor) },
        text: words.refund[state] + (other ? words.backAt(other) : ""),
      })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <section>
      <h2 className="text-xl">{words.money}</h2>
      <FactRows
        rows={[
          [words.total, formatPayment(total_minor)],
          [words.paid, formatPayment(paid_minor)],
          [words.back, some(back_minor)],
          [words.dueNow, some(due_now_minor)],
          [words.balance(dayText(balance_due)), some(open_minor - due_now_minor)],
        ]}
      />
      {booking.agent && <BookingAgent agent={booking.agent} maySettle={maySettle} {...shared} />}
      {booking.can_set_agent && maySettle && <EditAgent {...shared} />}
      <BookingShares shares={booking.shares} />
      {movements.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{words.movements}</h3>
          <ul className="mt-1 space-y-1 text-small">
            {movements.map(({ key, at, text, amount, correction }) => (
              <li key={key}>
                <p className="flex justify-between gap-3">
                  <span className="min-w-0">
                    <span className="text-muted">{momentText(at)}</span> {text}
                  </span>
                  <span className="figures whitespace-nowrap">{amount}</span>
                </p>
                {correction}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What fellow travellers were asked to pay, and how that stands. */
function BookingShares({ shares }: Pick<BookingDetail, "shares">) {
  if (shares.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{words.shares.title}</h3>
      <ul className="mt-1 space-y-1 text-small">
        {shares.map(({ id, name, email, state, amount_minor, back_minor }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0">
              {name}{" "}
              <span className="wrap-anywhere text-muted">
                {[
                  email,
                  words.shares.states[state],
                  back_minor > 0 && words.shares.back(formatPayment(back_minor)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className="figures whitespace-nowrap">{formatPayment(amount_minor)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
