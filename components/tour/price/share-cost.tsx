"use client";

import { useTranslations } from "next-intl";
import { useHydrated } from "../../form/use-hydrated";
import { Button } from "../../ui/button";
import { printWhole } from "../../ui/print-whole";
import { useCopy } from "../../ui/use-copy";

/** Printing the page with its costs, and sending it to whoever pays along. */
export function ShareCost() {
  const t = useTranslations("TrueCost");
  const hydrated = useHydrated();
  const { isCopied, copy } = useCopy();
  const share = async () => {
    const url = `${window.location.href.split("#")[0]}#true-cost`;
    if (typeof navigator.share === "function")
      return navigator.share({ title: document.title, url }).catch(() => undefined);
    return copy(url);
  };
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center gap-3 print:hidden">
      {hydrated && (
        <>
          <Button look="quiet" onClick={() => void printWhole()} className="-ml-2">
            {t("print")}
          </Button>
          <Button look="quiet" onClick={() => void share()}>
            {t("share")}
          </Button>
        </>
      )}
      <p role="status" className="text-small">
        {isCopied === true && t("copied")}
        {isCopied === false && t("notCopied")}
      </p>
    </div>
  );
}
