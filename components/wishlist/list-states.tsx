import { useTranslations } from "next-intl";
import { LoadFailure } from "../ui/load-failure";

/** The grid in its final size while the cards are on their way. */
export function ListSkeleton({ count }: { count: number }) {
  const t = useTranslations("WishlistPage");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <div className="h-18 border-line border-b" />
      <div aria-hidden="true" className="mt-8 grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: Math.min(count, 6) }, (_, at) => at).map((at) => (
          <div key={at} className="animate-pulse motion-reduce:animate-none">
            <div className="aspect-4/3 rounded-picture bg-paper-deep" />
            <div className="mt-4 h-6 w-4/5 bg-paper-deep" />
            <div className="mt-3 h-4 w-3/5 bg-paper-deep" />
            <div className="mt-8 h-14 border-line border-t" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The cards could not be had; the list itself is safe in this browser. */
export function ListFailure({ retry }: { retry: () => unknown }) {
  const t = useTranslations("WishlistPage");
  return <LoadFailure text={t("failed")} retryText={t("retry")} retry={retry} />;
}
