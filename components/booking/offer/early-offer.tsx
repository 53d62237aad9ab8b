import { getTranslations } from "next-intl/server";
import { stillHtml } from "@/components/ui/still/still-html";
import { earlyOfferScript, nameMark } from "@/lib/site/offer/early-offer-script";
import { besides, headPicture, letterLook } from "./head-picture";

/** The place for the beginning of an offer, and the script that asks for it at once, as HTML. */
export async function earlyOfferHtml(): Promise<string> {
  const t = await getTranslations("Offer");
  const madeFor = t("madeFor", { name: nameMark });
  return stillHtml(<EarlyOffer title={t("title")} madeFor={madeFor} />);
}

/** As the head of the page will be (`OfferHead`), with what needs no words of ours. */
export function EarlyOffer({ title, madeFor }: { title: string; madeFor: string }) {
  return (
    <>
      <div hidden data-early-offer="" aria-busy="true" className="min-h-[44rem]">
        <div className={besides}>
          <picture className="contents">
            <img
              data-early="picture"
              alt=""
              width={1600}
              height={1000}
              sizes={headPicture.sizes}
              className={`block object-cover ${headPicture.className}`}
            />
          </picture>
          <div>
            <p data-early="for" className="mt-6 text-muted">
              {madeFor}
            </p>
            <h1 data-early="title" className="mt-1 text-title">
              {title}
            </h1>
            <p className="mt-3 text-lead">&nbsp;</p>
            <p className="mt-1">&nbsp;</p>
            <div hidden dir="auto" data-early="letter" className={letterLook} />
          </div>
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <script dangerouslySetInnerHTML={{ __html: earlyOfferScript }} />
    </>
  );
}
