import { useTranslations } from "next-intl";
import { useState } from "react";
import { CountrySelect } from "@/components/form/country-select";
import { PhoneField } from "@/components/form/phone-field";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import type { OfferJourney } from "@/lib/contract/offers";
import { formatPayment } from "@/lib/i18n/format";
import { travellerIn } from "@/lib/site/offer/traveller-in";
import { paymentPath } from "@/lib/site/routes";
import { bookingKeys } from "../kept-keys";
import { AgreeForm } from "../status/agree-form";
import { GuestPart } from "../status/guest-part";
import { useCall } from "../status/use-call";
import { AcceptSummary } from "./accept-summary";
import type { OpenOffer } from "./offer-calls";
import { acceptanceId } from "./page-places";

interface AcceptPartProps {
  open: OpenOffer;
  journey: OfferJourney;
  /** Whether it is for another party than the offer was made for. */
  isOther: boolean;
  /** It is another by now: what holds is to be shown. */
  onChanged(): void;
}

/** Accepting an offer as it is shown; the payment of the deposit follows. */
export function AcceptPart({ open, journey, isOther, onChanged }: AcceptPartProps) {
  const t = useTranslations("Offer.accept");
  const versions = useTranslations("Offer.versions");
  const form = useTranslations("Form");
  const { call, busy, failure } = useCall(() => import("./offer-calls"), onChanged);
  const [name, setName] = useState(travellerIn(open.offer.name));
  const [country, setCountry] = useState("");
  const [phone, setPhone] = useState("");
  const [travellers, setTravellers] = useState("");
  const { adults, children, price, variant } = journey;
  const party = isOther
    ? { party: { adults, children, shown_total_minor: price.total_minor } }
    : {};
  const accept = () =>
    void call(async ({ acceptOffer }) => {
      const words = { full_name: name, country, phone, travellers };
      // The boxes are required: the browser has asked for both.
      const agreed = { of_age: true as const, agree: true as const };
      const made = await acceptOffer(open, { variant, ...party, ...words, ...agreed });
      bookingKeys.keep(made.reference, made.key);
      window.location.assign(paymentPath(made.reference));
    });
  return (
    <div id={acceptanceId} tabIndex={-1} className="scroll-mt-24 outline-none">
      <GuestPart title={t("title")} screen>
        <div className="lg:grid lg:grid-cols-[minmax(0,42rem)_22.5rem] lg:justify-between lg:gap-x-12">
          <div className="max-w-2xl">
            {journey.name && (
              <p className="mb-2 font-semibold">{versions("accepting", { name: journey.name })}</p>
            )}
            <p>{t("text", { amount: formatPayment(price.due_now_minor) })}</p>
            <p className="figures mt-2 font-semibold">
              {t("party", {
                adults,
                children: children.length,
                ages: children.join(", ") || "none",
              })}
            </p>
            <AgreeForm
              {...{ words: t, name: "offer", busy, failure }}
              about={String(open.offer.version)}
              onAgree={accept}
            >
              <TextField
                id="offer-name"
                label={t("name")}
                value={name}
                onChange={(event) => setName(event.target.value)}
                autoComplete="name"
                maxLength={120}
                required
              />
              <CountrySelect
                id="offer-country"
                value={country}
                onChange={(event) => setCountry(event.target.value)}
                required
              />
              <PhoneField
                id="offer-phone"
                optional={form("optional")}
                value={phone}
                onChange={setPhone}
              />
              <TextArea
                id="offer-travellers"
                label={t("travellers")}
                hint={t("travellersHint")}
                optional={form("optional")}
                value={travellers}
                onChange={(event) => setTravellers(event.target.value)}
                rows={3}
                maxLength={1000}
              />
            </AgreeForm>
          </div>
          <AcceptSummary journey={journey} />
        </div>
      </GuestPart>
    </div>
  );
}
