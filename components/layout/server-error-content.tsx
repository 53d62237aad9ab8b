import { ButtonLink, buttonClass } from "@/components/ui/button";
import { brand } from "@/lib/site/brand";
import { routes } from "@/lib/site/routes";
import { errorPicture } from "./error-pictures";
import { ErrorView } from "./error-view";
import type { ErrorWords } from "./error-words";

interface ServerErrorProps {
  status: 500 | 503;
  words: ErrorWords;
}

/** A page that broke or is away: that it is not the visitor's fault, the same address once more, and a person to write to. */
export function ServerErrorContent({ status, words }: ServerErrorProps) {
  return (
    <ErrorView
      status={status}
      title={words.error}
      text={words.errorText}
      picture={{ ...errorPicture, alt: words.errorPicture }}
    >
      <div className="mt-8 flex flex-wrap items-center gap-4">
        {/* An empty address is the one in the browser: the page that failed. */}
        <form>
          <button type="submit" className={buttonClass()}>
            {words.tryAgain}
          </button>
        </form>
        <ButtonLink look="outline" href={routes.home}>
          {words.backHome}
        </ButtonLink>
      </div>
      <p className="mt-6 text-small">
        <a
          href={`mailto:${brand.email}`}
          className="text-terracotta-deep underline underline-offset-4"
        >
          {`${words.contact}: ${brand.email}`}
        </a>
      </p>
    </ErrorView>
  );
}
