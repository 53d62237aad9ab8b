"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import type { OutputOf } from "@/lib/contract/endpoint";
import type { guestbookEndpoint } from "@/lib/contract/reviews";
import { Button } from "../ui/button";
import { GuestBookFields } from "./guest-book-fields";
import { ReviewCard } from "./review-card";

type Answer = OutputOf<typeof guestbookEndpoint>;
type Found = Answer | "loading" | "failed" | null;

/**
 * The filter of the guest book over the page that came from the server: what was found replaces it
 * until the filter is lifted.
 */
export function GuestBookFilter({ children }: { children: ReactNode }) {
  const t = useTranslations("GuestBook");
  const [found, setFound] = useState<Found>(null);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setFound("loading");
    try {
      setFound(await load(fields));
    } catch {
      setFound("failed");
    }
  };

  return (
    <div>
      <form onSubmit={search} onReset={() => setFound(null)} aria-label={t("filters")}>
        <GuestBookFields />
        <div className="mt-4 flex gap-3">
          <Button type="submit" look="outline">
            {t("apply")}
          </Button>
          {found !== null && (
            <Button type="reset" look="quiet">
              {t("reset")}
            </Button>
          )}
        </div>
      </form>
      <div className="mt-10" aria-live="polite" aria-busy={found === "loading"}>
        {found === null ? children : <Results found={found} />}
      </div>
    </div>
  );
}

async function load(fields: FormData): Promise<Answer> {
  const [{ callSite }, { guestbookEndpoint: endpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/reviews"),
  ]);
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ""));
  return callSite(endpoint, { ...endpoint.input.parse(given), per_page: 60 });
}

function Results({ found }: { found: Exclude<Found, null> }) {
  const t = useTranslations("GuestBook");
  if (found === "loading")
    return <div className="h-96 animate-pulse rounded-picture bg-paper-deep" />;
  if (found === "failed") return <p className="text-danger">{t("failed")}</p>;
  if (found.data.length === 0)
    return (
      <div>
        <p className="font-serif text-lead">{t("none")}</p>
        <p className="mt-2 text-muted">{t("none_hint")}</p>
      </div>
    );
  return (
    <div className="grid gap-10">
      {found.data.map((review) => (
        <ReviewCard key={review.id} review={review} heading="h2" />
      ))}
    </div>
  );
}
