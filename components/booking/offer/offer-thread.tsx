import { useLocale, useTranslations } from "next-intl";
import { type Dispatch, type SetStateAction, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import type { Offer } from "@/lib/contract/offers";
import { formatDay } from "@/lib/i18n/format";
import { GuestPart } from "../status/guest-part";
import { useCall } from "../status/use-call";
import type { OpenOffer } from "./offer-calls";

interface OfferThreadProps {
  open: OpenOffer;
  /** What is being written. */
  text: string;
  onText: Dispatch<SetStateAction<string>>;
  onShow(offer: Offer): void;
}

/** What guest and staff wrote to each other, and a field to ask; for one that has ended also by a tap. */
export function OfferThread({ open, text, onText, onShow }: OfferThreadProps) {
  const t = useTranslations("Offer.ask");
  const locale = useLocale();
  const [said, setSaid] = useState("");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const { offer } = open;
  const ask = async (words: string) => {
    setSaid("");
    const done = await call(async ({ askAboutOffer }) => onShow(await askAboutOffer(open, words)));
    if (!done) return;
    setSaid(t("sent"));
    onText((typed) => (typed === words ? "" : typed));
  };
  const hasEnded = offer.state === "expired" || offer.state === "withdrawn";
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")}>
        <p className="text-muted print:hidden">{t("text", { name: offer.answers })}</p>
        <ol className="mt-5 space-y-3">
          {offer.messages.map(({ id, from, text: words, at }) => (
            <li
              key={id}
              className={`rounded-picture p-4 ${from === null ? "ml-6 bg-paper-deep" : "mr-6 bg-acacia/10"}`}
            >
              <p className="text-muted text-small">
                {from ?? t("you")} · {formatDay(at.slice(0, 10), locale, "medium")}
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
            </li>
          ))}
        </ol>
        <form
          className="mt-5 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void ask(text);
          }}
        >
          {hasEnded && offer.messages.at(-1)?.from !== null && (
            <Button onClick={() => void ask(t("againText"))} className="mb-6">
              {t("again")}
            </Button>
          )}
          <TextArea
            id="offer-question"
            label={t("label")}
            value={text}
            onChange={(event) => onText(event.target.value)}
            rows={3}
            required
          />
          <FormNotice tone="bad" text={failure} />
          <FormNotice tone="good" text={said} />
          <BusyButton busy={busy} busyText={t("busy")} className="mt-4">
            {t("send")}
          </BusyButton>
        </form>
      </GuestPart>
    </div>
  );
}
