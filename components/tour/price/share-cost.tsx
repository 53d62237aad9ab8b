"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useHydrated } from "../../form/use-hydrated";
import { Button } from "../../ui/button";
import { printWhole } from "../../ui/print-whole";

/** Printing the page with its costs, and sending it to whoever pays along. */
export function ShareCost() {
  const t = useTranslations("TrueCost");
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();
  const share = async () => {
    const url = `${window.location.href.split("#")[0]}#true-cost`;
    if (typeof navigator.share === "function")
      return navigator.share({ title: document.title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center gap-3 print:hidden">
      {hydrated && (
        <>
          <Button look="quiet" onClick={() => void printWhole()}>
            {t("print")}
          </Button>
          <Button look="quiet" onClick={() => void share()}>
            {t("share")}
          </Button>
        </>
      )}
      <p role="status" className="text-small">
        {copied === true && t("copied")}
        {copied === false && t("notCopied")}
      </p>
    </div>
  );
}
