"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormNotice } from "@/components/form/form-notice";
import { useHydrated } from "@/components/form/use-hydrated";
import { MoneyRow } from "@/components/ui/price-lines";
import { QueryScope } from "@/components/ui/query-scope";
import type { OwnShare } from "@/lib/contract/shares";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatPayment } from "@/lib/i18n/format";
import { Away } from "../status/away";
import { NothingOpened } from "../status/no-entry";
import { useKeyInLanguageLinks } from "../status/opening";
import { PayShare } from "./pay-share";
import { useShare } from "./use-share";

/** A fellow traveller's own part; the page around it is the same document for everybody. */
export function ShareView({ share }: { share: string }) {
  return (
    <QueryScope>
      <View share={share} />
    </QueryScope>
  );
}

function View({ share }: { share: string }) {
  const t = useTranslations("Share");
  const hydrated = useHydrated();
  const { open, away, closed, again } = useShare(share);
  useKeyInLanguageLinks(open?.secret);
  if (away) return <Away onAgain={again} />;
  if (open === null) return <NoShare />;
  if (!open)
    return (
      <div className="min-h-96" aria-busy="true">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 min-h-7 text-lead text-muted">{hydrated && t("reading")}</p>
      </div>
    );
  const { own, came } = open;
  const isClosed = closed && came === "pending";
  return (
    <div className="min-h-96">
      <Heading own={own} />
      <Money own={own} />
      {came === "pending" && (
        <FormNotice tone="good" text={t(isClosed ? "came.closed" : "came.pending")} />
      )}
      {came === "failed" && <FormNotice tone="bad" text={t("came.failed")} />}
      {own.payable_minor > 0 && (came !== "pending" || isClosed) && (
        <PayShare open={open} onChanged={again} />
      )}
    </div>
  );
}

/** How the share stands, in words. */
function Heading({ own }: { own: OwnShare }) {
  const t = useTranslations("Share");
  const { state, why_not, name, booked_by: booker, tour, back_minor, confirmed, ended } = own;
  const back = back_minor > 0 ? "some" : "none";
  const values = { name, booker, tour: tour.title, amount: formatPayment(back_minor), back };
  const stands = state === "paid" && ended ? "cancelled" : state;
  const key = stands === "open" ? (why_not ?? "open") : stands;
  const text = key === "paid" ? `paid.${confirmed ? "confirmed" : "waiting"}` : `${key}.text`;
  return (
    <div role="status">
      <h1 className="text-title">{t(`${key}.title`, values)}</h1>
      <p className="mt-4 max-w-xl text-lead text-muted">{t(text, values)}</p>
    </div>
  );
}

function Money({ own }: { own: OwnShare }) {
  const t = useTranslations("Share");
  const locale = useLocale();
  const { amount_minor, paid_minor, back_minor, payable_minor, tour } = own;
  const owesNothing = own.state === "withdrawn" || (own.ended && paid_minor === 0);
  const isLess = payable_minor > 0 && payable_minor < amount_minor;
  return (
    <div className="mt-7 max-w-xl">
      <p className="font-semibold font-serif text-lead">{tour.title}</p>
      <p className="figures text-muted text-small">{departureDates(locale)(own)}</p>
      {!owesNothing && (
        <dl className="figures mt-4 space-y-2 rounded-picture bg-paper-deep px-5 py-4">
          <MoneyRow
            term={t("part")}
            amount={formatPayment(amount_minor)}
            className={paid_minor > 0 || isLess ? "" : "font-semibold text-lead"}
          />
          {isLess && (
            <MoneyRow
              term={t("less")}
              amount={formatPayment(payable_minor)}
              className="font-semibold text-lead"
            />
          )}
          {paid_minor > 0 && (
            <MoneyRow
              term={t("paidMinor")}
              amount={formatPayment(paid_minor)}
              className="font-semibold"
            />
          )}
          {back_minor > 0 && <MoneyRow term={t("back")} amount={formatPayment(back_minor)} />}
        </dl>
      )}
    </div>
  );
}

/** One answer for a wrong key and for a share that does not exist. */
function NoShare() {
  const t = useTranslations("Share.noEntry");
  return <NothingOpened heading="h1" title={t("title")} text={t("text")} />;
}
