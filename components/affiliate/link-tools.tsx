import { useTranslations } from "next-intl";
import type { AffiliateLink } from "@/lib/contract/affiliate";
import { useHydrated } from "../form/use-hydrated";
import { Button, buttonClass } from "../ui/button";
import { useCopy } from "../ui/use-copy";
import { GenerateLink } from "./generate-link";

interface LinkToolsProps {
  affiliate: AffiliateLink;
  link: string;
  email: string;
}

/** The link, and the ways to give it to a friend. */
export function LinkTools({ affiliate, link, email }: LinkToolsProps) {
  const t = useTranslations("Affiliate.link");
  const hydrated = useHydrated();
  const { isCopied, copy } = useCopy();
  const text = affiliate.message || t("text");
  const canShare = hydrated && typeof navigator.share === "function";
  return (
    <div className="grid gap-x-14 gap-y-10 md:max-lg:grid-cols-[minmax(0,1fr)_12rem] min-[100rem]:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <label htmlFor="invitation-link" className="mb-1.5 block font-semibold text-small">
          {t("label")}
        </label>
        <input
          id="invitation-link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="figures block min-h-12 w-full rounded-picture border border-line bg-card px-3.5"
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => void copy(link)}>{t("copy")}</Button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
            className={buttonClass("outline")}
          >
            {t("whatsapp")}
          </a>
          {canShare && (
            <Button
              look="outline"
              onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}
            >
              {t("share")}
            </Button>
          )}
        </div>
        <p role="status" className="mt-3 min-h-6 text-small">
          {isCopied === true && t("copied")}
          {isCopied === false && t("notCopied")}
        </p>
        <div className="mt-8 border-line border-t pt-8">
          <GenerateLink email={email} message={affiliate.message} again />
        </div>
      </div>
      {affiliate.qr && <QrCode {...affiliate.qr} label={t("qr")} hint={t("qrHint")} />}
    </div>
  );
}

interface QrCodeProps {
  size: number;
  path: string;
  label: string;
  hint: string;
}

/** Four light modules around the code, or cameras do not find it. */
const quietModules = 4;

/** The link as a picture for a camera, drawn by the server. */
function QrCode({ size, path, label, hint }: QrCodeProps) {
  const side = size + 2 * quietModules;
  return (
    <figure className="max-w-48">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="block w-full rounded-picture border border-line bg-white"
      >
        <path d={path} className="fill-ink" />
      </svg>
      <figcaption className="mt-2 text-muted text-note">{hint}</figcaption>
    </figure>
  );
}
