/** The shape of a tour's card, in its final size. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="flex animate-pulse flex-col motion-reduce:animate-none">
      <div className="aspect-4/3 rounded-picture bg-paper-deep" />
      <div className="mt-4 h-6 w-4/5 bg-paper-deep" />
      <div className="mt-2 h-6 w-2/5 bg-paper-deep" />
      <div className="mt-3 h-4 w-3/5 bg-paper-deep" />
      <div className="mt-7 flex justify-between border-line border-t pt-3">
        <div className="h-11 w-1/3 bg-paper-deep" />
        <div className="h-11 w-1/4 bg-paper-deep" />
      </div>
      <div className="h-11" />
    </div>
  );
}
