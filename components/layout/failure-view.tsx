"use client";

import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { brand } from "@/lib/site/brand";
import { isChunkFailure, recoverFromChunkFailure } from "@/lib/site/chunk-guard";
import { routes } from "@/lib/site/routes";
import { BarePage } from "./bare-page";
import { errorPicture } from "./error-pictures";
import { ErrorView } from "./error-view";
import { useErrorWords } from "./error-words-provider";

interface FailureViewProps {
  error: unknown;
  retry: () => void;
}

/** What a browser shows when a page broke: a second attempt, or a reload when its script is gone. */
export function FailureView({ error, retry }: FailureViewProps) {
  const words = useErrorWords();
  const isGone = isChunkFailure(error);
  const [isReloading, setIsReloading] = useState(false);

  useEffect(() => setIsReloading(recoverFromChunkFailure(error)), [error]);

  return (
    <BarePage>
      <title>{`${words.error} · ${brand.name}`}</title>
      <ErrorView
        title={words.error}
        text={words.errorText}
        picture={{ ...errorPicture, alt: words.errorPicture }}
      >
        <div className="mt-8 flex flex-wrap gap-4">
          <Button disabled={isReloading} onClick={isGone ? () => window.location.reload() : retry}>
            {isGone ? words.reload : words.tryAgain}
          </Button>
          <ButtonLink look="outline" href={routes.home}>
            {words.backHome}
          </ButtonLink>
        </div>
      </ErrorView>
    </BarePage>
  );
}
