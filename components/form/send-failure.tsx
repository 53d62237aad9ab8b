import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { brand, whatsappHref } from "@/lib/site/brand";
import { Button } from "../ui/button";
import type { SendState } from "./use-send";

interface SendFailureProps {
  state: SendState;
  onAgain(): void;
}

/** Says kindly that something did not arrive, that it is kept, and offers to send it again. */
export function SendFailure({ state, onAgain }: SendFailureProps) {
  const t = useTranslations("Form");
  const failed = state.kind === "failed" && state.failure !== "invalid" ? state : undefined;
  const notice = useRef<HTMLDivElement>(null);
  // The button may be at the foot of the screen, far from the end of what it sends.
  useEffect(() => {
    if (failed) notice.current?.scrollIntoView?.({ block: "center" });
  }, [failed]);
  return (
    <div role="alert" ref={notice}>
      {failed && (
        <div className="my-6 border-gold border-l-4 bg-card px-4 py-3">
          <p className="font-semibold">{t(`failed.${failed.failure}.title`)}</p>
          <p className="mt-1 text-small">
            {t(`failed.${failed.failure}.text`, {
              minutes: Math.max(1, Math.ceil((failed.waitSeconds ?? 60) / 60)),
            })}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button onClick={onAgain}>{t("again")}</Button>
            <a
              href={`mailto:${brand.email}`}
              className="inline-grid min-h-11 place-items-center text-small underline underline-offset-4"
            >
              {brand.email}
            </a>
            <a
              href={whatsappHref("")}
              className="inline-grid min-h-11 place-items-center text-small underline underline-offset-4"
            >
              WhatsApp
            </a>
          </div>
        </div>
      )}
    </div>
  );
}
