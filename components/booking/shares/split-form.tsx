import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { Checkbox } from "@/components/form/checkbox";
import { ChoiceCards } from "@/components/form/choice-cards";
import { FormNotice } from "@/components/form/form-notice";
import { minorOf } from "@/components/form/typed-dollars";
import { Button } from "@/components/ui/button";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import type { Shares } from "@/lib/contract/shares";
import { formatPayment } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { inEqualParts } from "@/lib/pricing/shares";
import { ownDue } from "../payment/own-due";
import { useGuest } from "../status/guest-context";
import { useCall } from "../status/use-call";
import { emptyPerson, type Person, PersonRow } from "./person-row";

/** Splits what is to be paid: of what, how, and among whom. */
export function SplitForm({ onShow }: { onShow(shares: Shares): void }) {
  const t = useTranslations("BookingStatus.shares");
  const id = useId();
  const { open, again } = useGuest();
  const { call, busy, failure } = useCall(() => import("./share-calls"), again);
  const { due, balance } = ownDue(open.booking);
  const [chosen, setPurpose] = useState<PaymentPurpose>("deposit");
  // Once the deposit has come, what is left is the balance.
  const purpose = due > 0 ? chosen : "balance";
  const [equally, setEqually] = useState(true);
  const [mine, setMine] = useState(true);
  const others = Math.min(Math.max(open.booking.adults - 1, 1), policy.shares.most);
  const [people, setPeople] = useState<Person[]>(() => Array.from({ length: others }, emptyPerson));
  const there = purpose === "deposit" ? due : due + balance;
  const change = (at: number, changes: Partial<Person>) =>
    setPeople(people.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  const send = () =>
    call(async ({ split }) => {
      const named = people.map(({ name, email, amount }) => ({
        ...{ name, email },
        ...(!equally && { amount_minor: minorOf(amount) || 0 }),
      }));
      const form = { purpose, shown_minor: there, equally, with_me: mine, people: named };
      onShow(await split(open, form));
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="mt-6 max-w-xl space-y-6"
    >
      {due > 0 && balance > 0 && (
        <ChoiceCards
          id={`${id}-of`}
          legend={t("of.legend")}
          kind="one"
          choices={[
            { value: "deposit", text: t("of.deposit", { amount: formatPayment(due) }) },
            { value: "balance", text: t("of.all", { amount: formatPayment(due + balance) }) },
          ]}
          chosen={[purpose]}
          onChange={([chosen = "deposit"]) => setPurpose(chosen)}
        />
      )}
      <div>
        <ChoiceCards
          id={`${id}-how`}
          legend={t("how.legend")}
          kind="one"
          compact
          choices={[
            { value: "equal", text: t("how.equal") },
            { value: "amounts", text: t("how.amounts") },
          ]}
          chosen={[equally ? "equal" : "amounts"]}
          onChange={([chosen]) => setEqually(chosen === "equal")}
        />
        {equally && (
          <Checkbox
            id={`${id}-mine`}
            checked={mine}
            onChange={(event) => setMine(event.target.checked)}
          >
            {t("how.mine")}
          </Checkbox>
        )}
      </div>
      <div className="space-y-5">
        <p className="text-muted text-small">{t("emailNote")}</p>
        {people.map((person, at) => (
          <PersonRow
            key={person.key}
            person={person}
            number={at + 1}
            asksAmount={!equally}
            onChange={(changes) => change(at, changes)}
            onRemove={
              people.length > 1
                ? () => setPeople(people.filter(({ key }) => key !== person.key))
                : undefined
            }
          />
        ))}
        {people.length < policy.shares.most && (
          <Button
            look="quiet"
            type="button"
            onClick={() => setPeople([...people, emptyPerson()])}
            className="-ml-2"
          >
            {t("add")}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="figures font-semibold">
        <Outcome {...{ there, people, equally, mine }} />
      </p>
      <FormNotice tone="bad" text={failure} />
      <BusyButton busy={busy} busyText={t("busy")}>
        {t("create")}
      </BusyButton>
    </form>
  );
}

interface OutcomeProps {
  there: number;
  people: readonly Person[];
  equally: boolean;
  mine: boolean;
}

/** What that comes to; the site computes it again. */
function Outcome({ there, people, equally, mine }: OutcomeProps) {
  const t = useTranslations("BookingStatus.shares");
  if (equally) {
    const parts = inEqualParts(there, people.length + (mine ? 1 : 0));
    const amount = formatPayment(parts.at(-1) ?? 0);
    const own = formatPayment(mine ? (parts[0] ?? 0) : 0);
    return t("each", { count: people.length, amount, own });
  }
  const sum = people.reduce((minor, { amount }) => minor + (minorOf(amount) || 0), 0);
  return sum > there
    ? t("tooMuch", { amount: formatPayment(sum - there) })
    : t("left", { own: formatPayment(there - sum) });
}
