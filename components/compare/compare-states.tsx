import { useTranslations } from "next-intl";
import { LoadFailure } from "../ui/load-failure";

/** The table's place while the tours are on their way. */
export function CompareSkeleton() {
  const t = useTranslations("ComparePage");
  return (
    <div role="status" className="min-h-[44rem]">
      <span className="sr-only">{t("loading")}</span>
      <div aria-hidden="true" className="animate-pulse motion-reduce:animate-none">
        <div className="grid grid-cols-3 gap-6 border-line border-b pb-6">
          <div />
          <div className="aspect-video rounded-picture bg-paper-deep" />
          <div className="aspect-video rounded-picture bg-paper-deep" />
        </div>
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <div key={row} className="grid grid-cols-3 gap-6 border-line border-b py-5">
            <div className="h-4 w-2/3 bg-paper-deep" />
            <div className="h-4 w-3/4 bg-paper-deep" />
            <div className="h-4 w-1/2 bg-paper-deep" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function CompareFailure({ retry }: { retry: () => unknown }) {
  const t = useTranslations("ComparePage");
  return <LoadFailure text={t("failed")} retryText={t("retry")} retry={retry} />;
}
